import { readReport } from './read-report';

/** A report as mail servers send it: multipart/report of words for people, fields for programs, and the mail it is about. */
function report(type: string, parts: Record<string, string>): string {
  const bodies = Object.entries(parts).map(([mime, body]) => `--b\nContent-Type: ${mime}\n\n${body}\n`);
  const head = [
    'From: MAILER-DAEMON@mx.example.net',
    'To: bounces@example.org',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type};\n boundary="b"`,
  ];
  return `${head.join('\n')}\n\n${bodies.join('')}--b--\n`.replaceAll('\n', '\r\n');
}
const sent =
  'From: no-reply@example.org\nTo: ann@example.net\nMessage-ID: <1764064800000.7@example.org>\nSubject: Hello';
const status = (fields: string) => ({
  'text/plain; charset=utf-8': 'I am sorry to have to inform you …',
  'message/delivery-status': `Reporting-MTA: dns; mx.example.net\nArrival-Date: Wed, 25 Nov 2026 10:00:00 +0000\n\n${fields}`,
});

it('reads why a mail came back, from the fields that mail servers write', async () => {
  const postfix = report('delivery-status', {
    ...status(
      'Final-Recipient: rfc822; ann@example.net\nOriginal-Recipient: rfc822;Ann@example.net\nAction: failed\nStatus: 5.1.1\n' +
        'Remote-MTA: dns; mx.example.net\nDiagnostic-Code: smtp; 550 5.1.1 <ann@example.net>: Recipient address\n    rejected: User unknown',
    ),
    'text/rfc822-headers': sent,
  });
  expect(await readReport(postfix)).toEqual({
    kind: 'bounce',
    email: 'Ann@example.net',
    messageId: '<1764064800000.7@example.org>',
    said: '550 5.1.1 <ann@example.net>: Recipient address rejected: User unknown',
  });
});

it('reads the id of the mail also where all of it comes back', async () => {
  const exchange = report('delivery-status', {
    ...status('Final-recipient: RFC822; ann@example.net\nAction: Failed\nStatus: 5.2.2'),
    'message/rfc822': `${sent}\nContent-Type: text/plain\n\nYou asked us to ring you.`,
  });
  const expected = { kind: 'bounce', messageId: '<1764064800000.7@example.org>', said: '5.2.2' };
  expect(await readReport(exchange)).toMatchObject(expected);
});

it('tells a delay and a try that was given up after days from an address that is no more', async () => {
  const of = (fields: string) => readReport(report('delivery-status', status(fields)));
  const to = 'Final-Recipient: rfc822; ann@example.net';
  expect(await of(`${to}\nAction: delayed\nStatus: 4.4.1`)).toMatchObject({ kind: 'delay' });
  const late = 'Diagnostic-Code: X-Postfix; connect to mx.example.net: Connection timed out';
  expect(await of(`${to}\nAction: failed\nStatus: 4.4.1\n${late}`)).toMatchObject({
    kind: 'bounce',
    said: '4.4.1 connect to mx.example.net: Connection timed out',
  });
  expect(await of(`${to}\nAction: failed`)).toMatchObject({ kind: 'bounce', said: '5.0.0' });
});

it('reads a complaint, whose address may be hidden', async () => {
  const feedback = (more: string) =>
    report('feedback-report', {
      'text/plain': 'This is an email abuse report.',
      'message/feedback-report': `Feedback-Type: abuse\nUser-Agent: Some/1.0\nVersion: 1${more}`,
      'message/rfc822': `${sent}\n\nNews.`,
    });
  const messageId = '<1764064800000.7@example.org>';
  const expected = { kind: 'complaint', messageId, said: 'abuse' };
  expect(await readReport(feedback('\nOriginal-Rcpt-To: <ann@example.net>'))).toEqual({
    ...expected,
    email: 'ann@example.net',
  });
  expect(await readReport(feedback(''))).toEqual({ ...expected, email: '' });
});

it('takes nothing else for one', async () => {
  const delivered = status('Final-Recipient: rfc822; ann@example.net\nAction: delivered\nStatus: 2.0.0');
  for (const other of [
    '',
    'no mail at all',
    'From: ann@example.net\r\nSubject: Out of office\r\n\r\nI am away. Action: failed',
    report('delivery-status', delivered),
    report('delivery-status', { 'message/delivery-status': '\0\0\0' }),
    report('feedback-report', { 'message/feedback-report': 'User-Agent: x' }),
  ]) {
    expect(await readReport(other)).toBeNull();
  }
});

// Anybody can mail one: half a megabyte of it took minutes, in which the API answered nobody.
it('reads a report that is made to be slow, at a size where time that grows by the square is no longer bearable', async () => {
  const long = 400_000;
  const of = (fields: string) => readReport(report('delivery-status', status(fields)));
  expect(await of(`Action: failed\nFinal-Recipient: ${'a'.repeat(long)}`)).toMatchObject({ kind: 'bounce', email: '' });
  expect(await of(`Action: failed\nStatus:${' '.repeat(long)}x\ry`)).toMatchObject({ kind: 'bounce', said: '5.0.0' });
  const returned = {
    ...status('Action: failed\nStatus: 5.1.1'),
    'message/rfc822': `${sent}\n${'\n '.repeat(long / 2)}`,
  };
  expect(await readReport(report('delivery-status', returned))).toMatchObject({
    said: '5.1.1',
    messageId: '<1764064800000.7@example.org>',
  });
});

it('takes a mail that is nested or has a head without end for no report', async () => {
  const nested = Array.from(
    { length: 300 },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
  );
  expect(await readReport(nested.join(''))).toBeNull();
  expect(await readReport(`To: ${'a:b,'.repeat(20_000)}\r\n\r\n`)).toBeNull();
});
