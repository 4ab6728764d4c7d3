import { replyAddress } from '@/care-api/applications/replies/reply-address';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';

const desk = openHiringDesk();
beforeAll(async () => {
  const answer = await desk.hiring.call('PUT', '/admin/settings/hiring', { value: { anonymous: true } });
  expect(answer.status).toBe(200);
});

const fileOf = async (path: string) => (await desk.hiring.call('GET', `${path}/file`)).body;

it('what somebody writes by email is told to have come, and read once they are shortlisted', async () => {
  const { id, path, email } = await desk.apply();
  const to = await replyAddress(desk.db(), 'replies@rose.example', id);
  const parts = [
    '--q\r\ncontent-type: text/plain\r\n\r\nI can.\r\n\r\nZebedee Quill\r\n',
    '--q\r\ncontent-type: application/pdf\r\ncontent-disposition: attachment; filename="Zebedee.pdf"\r\n\r\nx\r\n',
  ];
  const head = [`from: ${email}`, `to: ${to}`, 'subject: Zebedee asks', 'content-type: multipart/mixed; boundary=q'];
  const { status } = await desk.handOn(`${head.join('\r\n')}\r\n\r\n${parts.join('')}--q--\r\n`);
  expect(status).toBe(200);
  const hidden = await fileOf(path);
  expect(hidden.events[0]).toMatchObject({ action: 'replied', by: '', words: '', detail: '' });
  expect(JSON.stringify(hidden)).not.toContain('Zebedee');
  await desk.hiring.act(path, { action: 'move', stage: 'shortlisted' });
  expect((await fileOf(path)).events[1]).toMatchObject({
    ...{ action: 'replied', detail: 'Zebedee asks' },
    words: 'I can.\n\nZebedee Quill\n[Zebedee.pdf]',
  });
});

it('what is kept under an email leads to no application either', async () => {
  const { id, email } = await desk.apply();
  const reference = `LC-${String(id).padStart(6, '0')}`;
  const given = async () =>
    (await desk.hiring.call('GET', `/admin/person/export?who=${encodeURIComponent(email)}`)).body.mail[0];
  await desk.db().execute(`update mails set state = 'sent', calendar = 'DESCRIPTION:${reference}'`);
  const mail = await given();
  expect(mail.subject).toContain('LC-…');
  expect([JSON.stringify(mail).includes(reference), Object.hasOwn(mail, 'submission_id')]).toEqual([false, false]);
  await desk.hiring.place(id, 'shortlisted');
  const { subject, text, calendar } = await given();
  for (const told of [subject, text, calendar]) expect(told).toContain(reference);
});
