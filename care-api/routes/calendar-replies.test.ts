import { desc } from 'drizzle-orm';
import { interviews } from '@/care-api/database/schema/interviews';
import { noonIn } from '@/care-api/testing/noon-in';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';

const desk = openHiringDesk();

async function invite() {
  const made = await desk.apply();
  await desk.hiring.act(made.path, {
    action: 'offerInterview',
    times: [noonIn(3)],
    minutes: 45,
    place: 'By telephone',
  });
  const newest = desk.db().select().from(interviews).orderBy(desc(interviews.createdAt)).limit(1);
  const [interview] = await newest;
  return { ...made, uid: `${interview?.id}@site.example` };
}

const calendar = (uid: string, email: string) =>
  [
    ...['BEGIN:VCALENDAR', 'PRODID:-//Some calendar//EN', 'VERSION:2.0', 'CALSCALE:GREGORIAN', 'METHOD:REPLY'],
    ...['BEGIN:VEVENT', 'DTSTAMP:20270301T093256Z', 'ORGANIZER;CN=Rose Care:mailto:no-reply@rose.example'],
    ...[`UID:${uid}`, 'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=ann'],
    ...[` @example.org;X-NUM-GUESTS=0:mailto:${email}`, 'SEQUENCE:0', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

type Part = { type: string; body: string };
const part = ({ type, body }: Part) => ['--p', `Content-Type: ${type}`, '', body].join('\r\n');
const inPart = (body: string) => ({ type: 'text/calendar; charset="UTF-8"; method=REPLY', body });
const inFile = (body: string) => ({ type: 'application/ics; name="invite.ics"', body });
const said = { type: 'text/plain; charset="UTF-8"', body: 'Ann has declined this invitation.' };

let sent = 0;
/** To whoever invites, in nobody’s name but theirs, as Google’s calendar sends it. */
async function answer(from: string, parts: Part[]) {
  sent += 1;
  const head = [
    ...[`From: ${from}`, `Reply-To: ${from}`, 'Sender: Google Calendar <calendar-notification@google.com>'],
    ...['To: Rose Care <no-reply@rose.example>', 'Auto-Submitted: auto-generated', `Message-ID: <${sent}@google.com>`],
    ...['Subject: Declined: Interview', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="p"', ''],
  ];
  return (await desk.handOn([...head, ...parts.map(part), '--p--', ''].join('\r\n'))).status;
}
const newestOf = async (path: string) => (await desk.eventsOf({ path }))[0];

it.each<[string, (text: string) => Part[]]>([
  ['a part and a file', (text) => [said, inPart(text), inFile(text)]],
  ['a part alone', (text) => [said, inPart(text)]],
  ['a file alone', (text) => [said, inFile(text)]],
])('a calendar answers whoever invites, by a machine and without naming a mail: in %s', async (_, parts) => {
  const { email, path, uid } = await invite();
  expect(await answer(email, parts(calendar(uid, email)))).toBe(200);
  expect(await newestOf(path)).toMatchObject({ action: 'calendarReplied', detail: 'declined', words: said.body });
});

it('what the calendar of whoever holds the interview answers is nothing that they wrote, and no error', async () => {
  const { path, uid } = await invite();
  const { email } = (await desk.hiring.call('GET', '/session')).body;
  expect(await answer(email, [said, inPart(calendar(uid, email))])).toBe(200);
  expect((await newestOf(path)).action).toBe('offerInterview');
});

it('one for an interview of others, or for none of ours, is refused, and nothing is kept', async () => {
  const [one, other] = [await invite(), await invite()];
  for (const uid of [one.uid, 'meeting@office.example', `${'0'.repeat(36)}@site.example`]) {
    expect(await answer(other.email, [said, inPart(calendar(uid, other.email))])).toBe(422);
  }
  for (const { path } of [one, other]) expect((await newestOf(path)).action).toBe('offerInterview');
});
