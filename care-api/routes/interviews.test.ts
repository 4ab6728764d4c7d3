import { sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { remindOfInterviews } from '@/care-api/applications/interviews/remind-of-interviews';
import { accounts } from '@/care-api/database/schema/accounts';
import { noonIn } from '@/care-api/testing/noon-in';
import { openHiringDesk } from '@/care-api/testing/open-hiring-desk';
import { openTestApp } from '@/care-api/testing/open-test-app';
import { readLondonTime } from '@/lib/contract/london-time';

const desk = openHiringDesk();
const { db, leave } = desk;

const namesOf = (letters: Email[]) => letters.map(({ subject }) => subject ?? '').sort();
const tokenIn = (letters: Email[]) =>
  letters.map(({ text }) => /\/interviews\/([\w-]{43})/.exec(text ?? '')?.[1]).find(Boolean) ?? '';

/** The calendar entry of a mail to somebody, its lines whole. */
function entryOf(letters: Email[], subject: RegExp) {
  const mail = letters.find((one) => subject.test(one.subject ?? ''));
  const entries = mail?.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType)) ?? [];
  const [{ method, content } = { method: undefined, content: '' }] = entries;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const lines = text.replaceAll(/\r?\n /g, '').split(/\r?\n/);
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'));
  const find = (name: string) => event.find((line) => line.split(/[;:]/)[0] === name) ?? '';
  return { method, lines, find, all: entries.length };
}

const startOf = (local: string) => {
  const read = readLondonTime(local);
  return read?.state === 'once' ? read.at.toISOString() : '';
};

let day = 2;
/** A time of its own, on a day to come. */
function nextTime(): string {
  day += 1;
  return `${noonIn(day).slice(0, 10)}T10:00`;
}

async function offer(times = [nextTime(), nextTime()], terms: object = {}) {
  const application = await desk.hiring.apply();
  await leave();
  const body = { action: 'offerInterview', times, minutes: 45, place: 'We ring you.', ...terms };
  const offered = await desk.hiring.act(application.path, body);
  return { ...application, times, offered };
}

async function offerAndLeave(times?: string[]) {
  const made = await offer(times);
  const letters = await leave(10);
  const token = tokenIn(letters);
  return { ...made, letters, token, address: `/interviews/${token}` };
}

const choose = (address: string, local: string) =>
  desk.hiring.call('PUT', address, { change: 'choose', time: startOf(local) }, '');
const fileOf = async (path: string) => (await desk.hiring.call('GET', `${path}/file`)).body;

it('goes from an offer to a time in both calendars, and on to another time and to none', async () => {
  const { id, path: at, times, token, address, letters, sender } = await offerAndLeave();
  const reference = `LC-${String(id).padStart(6, '0')}`;
  expect(namesOf(letters)).toContain(`Please choose a time for your interview (${reference})`);
  expect(letters.find(({ subject }) => subject?.includes('choose a time'))?.attachments).toEqual([]);
  const told = { reference, about: 'Night carer', place: 'We ring you.', minutes: 45 };
  expect((await desk.hiring.call('GET', address, undefined, '')).body).toMatchObject({
    ...told,
    state: 'offered',
    times: times.map(startOf),
    startsAt: null,
  });
  // A scanner of links changes nothing.
  expect((await fileOf(at)).interview).toMatchObject({ state: 'offered', by: expect.stringMatching(/^admin/) });

  expect((await choose(address, times[0]!)).body).toMatchObject({ state: 'agreed', startsAt: startOf(times[0]!) });
  await choose(address, times[0]!);
  const agreed = await leave();
  expect(agreed).toHaveLength(2);
  const entry = entryOf(agreed, /^Your interview:/);
  expect(entry).toMatchObject({ method: 'REQUEST' });
  expect(entry.lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:REQUEST',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/London',
    ]),
  );
  expect(entry.find('DTSTART')).toBe(`DTSTART;TZID=Europe/London:${times[0]?.replaceAll(/[-:]/g, '')}00`);
  expect(entry.find('SEQUENCE')).toBe('SEQUENCE:0');
  expect(entry.find('ORGANIZER')).toContain('mailto:no-reply@rose.example');
  expect(entry.find('ATTENDEE')).toMatch(/^ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:user-/);
  expect(entry.lines.join()).not.toContain(token);
  const uid = entry.find('UID');
  expect(entryOf(agreed, /^Interview LC-/).find('UID')).toBe(uid);
  expect(entryOf(agreed, /^Interview LC-/).find('ATTENDEE')).toContain('mailto:admin-');
  const mine = (await desk.hiring.call('GET', '/Response/applications', undefined, sender)).body;
  expect(mine).toMatchObject([{ interview: { token, startsAt: startOf(times[0]!) } }]);

  // Another of the times, by its applicant; then one that staff name; then none.
  await choose(address, times[1]!);
  const [other] = [entryOf(await leave(), /^Your interview:/)];
  expect([other.find('UID'), other.find('SEQUENCE')]).toEqual([uid, 'SEQUENCE:1']);
  const moved = nextTime();
  expect((await desk.hiring.act(at, { action: 'moveInterview', times: [moved] })).status).toBe(201);
  expect(await leave()).toEqual([]);
  expect((await fileOf(at)).interview.mailLeavesAt).not.toBeNull();
  const [third] = [entryOf(await leave(10), /^Your interview:/)];
  expect([third.find('UID'), third.find('SEQUENCE'), third.find('ATTENDEE')]).toEqual([
    uid,
    'SEQUENCE:2',
    expect.stringContaining('NEEDS-ACTION'),
  ]);
  expect((await desk.hiring.call('PUT', address, { change: 'cancel' }, '')).body).toMatchObject({ state: 'cancelled' });
  const cancelled = await leave();
  expect(namesOf(cancelled)).toEqual([
    `Interview ${reference}: cancelled`,
    `Your interview is cancelled (${reference})`,
  ]);
  const last = entryOf(cancelled, /^Your interview is cancelled/);
  expect(last).toMatchObject({ method: 'CANCEL' });
  expect([last.find('UID'), last.find('SEQUENCE'), last.find('STATUS')]).toEqual([
    uid,
    'SEQUENCE:3',
    'STATUS:CANCELLED',
  ]);

  const { events } = await fileOf(at);
  const actions = events.map(({ action }: { action: string }) => action);
  expect(actions).toEqual([
    ...['refuseInterview', 'moveInterview', 'chooseInterview', 'chooseInterview', 'offerInterview', 'created'],
  ]);
  expect(events[0].by).toBe('');
});

it('what staff take back within ten minutes nobody hears of', async () => {
  const { path: at } = await offer();
  await desk.hiring.act(at, { action: 'cancelInterview' });
  expect(namesOf(await leave(10))).toEqual([]);
  expect((await fileOf(at)).interview).toMatchObject({ state: 'cancelled', mailLeavesAt: null });
  const again = await offer();
  const other = { action: 'offerInterview', times: [nextTime()], place: 'At the office.' };
  await desk.hiring.act(again.path, other);
  const letters = await leave(10);
  expect(letters.filter(({ subject }) => subject?.includes('choose a time'))).toHaveLength(1);
  expect(letters.map(({ text }) => text).join()).toContain('At the office.');
  await desk.hiring.act(again.path, { action: 'cancelInterview' });
  expect(namesOf(await leave(10))).toEqual([expect.stringMatching(/^Your interview is cancelled/)]);
});

describe('refuses', () => {
  const faultsOf = async (times: string[], terms = {}) => (await offer(times, terms)).offered.body.codes;
  /** The last Sunday of a month that is next, at half past one. */
  function clockChange(month: number): string {
    const now = new Date();
    const year = now.getUTCFullYear();
    const sundays = [year, year + 1].map((one) => {
      const last = new Date(Date.UTC(one, month, 0));
      last.setUTCDate(last.getUTCDate() - last.getUTCDay());
      return last;
    });
    const [next] = sundays.filter((day) => day > now);
    return `${next?.toISOString().slice(0, 10)}T01:30`;
  }

  it('times that are none, are over, come twice, or meet each other, and a sixth', async () => {
    const [good, other] = [nextTime(), nextTime()];
    expect(await faultsOf([clockChange(3)])).toEqual({ 'times.0': { code: 'momentSkipped', instead: '02:30' } });
    expect(await faultsOf([good, clockChange(10)])).toEqual({ 'times.1': { code: 'momentTwice' } });
    expect(await faultsOf([noonIn(-1)])).toEqual({ 'times.0': { code: 'momentPast' } });
    expect(await faultsOf([noonIn(800)])).toEqual({ 'times.0': { code: 'momentFar', years: 1 } });
    expect(await faultsOf(['soon', '', good])).toEqual({ 'times.0': { code: 'momentUnreadable' } });
    expect(await faultsOf([good, other, good])).toEqual({ 'times.2': { code: 'timesOverlap' } });
    expect(await faultsOf([good, good.replace(':00', ':30')])).toEqual({ 'times.1': { code: 'timesOverlap' } });
    expect(await faultsOf([])).toEqual({ 'times.0': { code: 'fieldsRequired' } });
    expect(await faultsOf([good], { place: ' ' })).toEqual({ place: { code: 'fieldsRequired' } });
    const six = Array.from({ length: 6 }, () => nextTime());
    expect(await faultsOf(six)).toEqual({ times: { code: 'timesTooMany', max: 5 } });
    const { path: at } = await offer([]);
    expect((await fileOf(at)).interview).toBeNull();
  });

  it('an interview for care, for what has ended, and a time at which there is another one', async () => {
    const care = await desk.hiring.apply(desk.hiring.care);
    const body = { action: 'offerInterview', times: [nextTime()], place: 'Here.' };
    expect((await desk.hiring.act(care.path, body)).body.codes).toEqual({ 'times.0': { code: 'fieldFixed' } });
    const over = await desk.hiring.apply();
    await desk.hiring.place(over.id, 'closed');
    expect((await desk.hiring.act(over.path, body)).body.codes).toEqual({ 'times.0': { code: 'applicationEnded' } });
    expect((await desk.hiring.act(care.path, { action: 'cancelInterview' })).body.codes).toEqual({
      'times.0': { code: 'interviewOver' },
    });
    const [time, free] = [nextTime(), nextTime()];
    const [first, second] = [await offerAndLeave([time]), await offerAndLeave([time, free])];
    await choose(first.address, time);
    expect((await desk.hiring.call('GET', second.address, undefined, '')).body.times).toEqual([startOf(free)]);
    expect((await choose(second.address, time)).body.codes).toEqual({ time: { code: 'timeTaken' } });
    expect((await offer([time])).offered.body.codes).toEqual({ 'times.0': { code: 'timeTaken' } });
    expect((await desk.hiring.act(first.path, { action: 'offerInterview', times: [free], place: 'x' })).status).toBe(
      422,
    );
    // Both at once: one has it.
    const third = await offerAndLeave([free]);
    const both = await Promise.all([choose(second.address, free), choose(third.address, free)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('an address that is unknown or over, a time that was not offered, and whoever comes too late', async () => {
    const { path: at, address, times, id } = await offerAndLeave();
    const cancel = { change: 'cancel' };
    expect((await desk.hiring.call('PUT', `/interviews/${'x'.repeat(43)}`, cancel, '')).status).toBe(404);
    expect((await desk.hiring.call('GET', `/interviews/${'x'.repeat(43)}`, undefined, '')).status).toBe(404);
    expect((await choose(address, nextTime())).body.codes).toEqual({ time: { code: 'choiceMissing' } });
    const later = new Date(Date.parse(startOf(times[0]!)) + 60_000);
    desk.test.deps.now = () => later;
    expect((await choose(address, times[0]!)).body.codes).toEqual({ time: { code: 'momentPast' } });
    desk.test.deps.now = () => new Date(Date.parse(startOf(times[1]!)) + 60_000);
    expect((await choose(address, times[1]!)).body).toMatchObject({ code: 'interviewOver' });
    desk.test.deps.now = () => new Date();
    await desk.hiring.place(id, 'closed');
    expect((await choose(address, times[0]!)).body).toMatchObject({ code: 'applicationEnded' });
    expect((await desk.hiring.call('GET', address, undefined, '')).body).toMatchObject({ state: 'over' });
    await desk.hiring.place(id, 'call');
    await desk.hiring.act(at, { action: 'cancelInterview' });
    expect((await choose(address, times[0]!)).body).toMatchObject({ code: 'interviewOver' });
    expect((await fileOf(at)).interview).toMatchObject({ state: 'cancelled', startsAt: null });
  });

  it('everybody whose work it is not', async () => {
    const { path: at, id } = await offer();
    for (const who of ['coordinator', 'editor', 'user'] as const) {
      const as = await desk.test.signIn(who);
      const asked = await desk.hiring.act(at, { action: 'cancelInterview' }, as);
      expect([asked.status, (await desk.hiring.call('GET', `${at}/file`, undefined, as)).status]).toEqual([403, 403]);
      const list = await desk.hiring.call('GET', '/admin/applications?page=1&status=all', undefined, as);
      expect(JSON.stringify(list.body)).not.toContain(`LC-${String(id).padStart(6, '0')}`);
    }
    expect((await fileOf(at)).interview).toMatchObject({ state: 'offered' });
  });
});

describe('its offer', () => {
  const stageOf = async (at: string) => (await fileOf(at)).application.stage;

  it('is the stage of an interview, told by its own mail alone, and goes back with an offer that nobody heard of', async () => {
    const { path: at } = await offer();
    expect(await stageOf(at)).toBe('call');
    await desk.hiring.act(at, { action: 'offerInterview', times: [nextTime()], place: 'Here.' });
    await desk.hiring.act(at, { action: 'cancelInterview' });
    expect(await stageOf(at)).toBe('sent');
    expect(namesOf(await leave(10))).toEqual([]);
  });

  it('that was heard of, and one after the stage was moved on, leaves it where it is', async () => {
    const { path: at } = await offerAndLeave();
    await desk.hiring.act(at, { action: 'cancelInterview' });
    expect(await stageOf(at)).toBe('call');
    const { path: offered } = await offer();
    await desk.hiring.act(offered, { action: 'move', stage: 'offer' });
    await desk.hiring.act(offered, { action: 'cancelInterview' });
    expect(await stageOf(offered)).toBe('offer');
  });
});

describe('with its application it', () => {
  async function agreed() {
    const made = await offerAndLeave();
    expect(await choose(made.address, made.times[0]!)).toMatchObject({ status: 200, body: { state: 'agreed' } });
    await leave();
    return made;
  }

  it('ends, and nothing is told of it where the stage is put back within ten minutes', async () => {
    const { path: at, address } = await agreed();
    await desk.hiring.act(at, { action: 'move', stage: 'closed', reason: 'other' });
    expect((await desk.hiring.call('GET', address, undefined, '')).body).toMatchObject({ state: 'over' });
    await desk.hiring.act(at, { action: 'move', stage: 'call' });
    expect(namesOf(await leave(10))).toEqual([]);
    expect((await desk.hiring.call('GET', address, undefined, '')).body).toMatchObject({ state: 'agreed' });
  });

  it('is cancelled after ten minutes, and told of anew where it comes back later', async () => {
    const { path: at } = await agreed();
    await desk.hiring.act(at, { action: 'move', stage: 'closed', reason: 'other' });
    const closed = await leave(10);
    const entry = entryOf(closed, /^Your interview is cancelled/);
    expect([entry.method, entry.find('SEQUENCE')]).toEqual(['CANCEL', 'SEQUENCE:1']);
    await desk.hiring.act(at, { action: 'move', stage: 'call' });
    const back = entryOf(await leave(10), /^Your interview:/);
    expect([back.method, back.find('SEQUENCE')]).toEqual(['REQUEST', 'SEQUENCE:2']);
  });

  it('does not come back into a time that was given to somebody else meanwhile, and is told as cancelled', async () => {
    const time = nextTime();
    const [one, other] = [await offerAndLeave([time]), await offerAndLeave([time])];
    expect((await choose(one.address, time)).status).toBe(200);
    await leave();
    await desk.hiring.act(one.path, { action: 'move', stage: 'closed', reason: 'other' });
    expect((await choose(other.address, time)).status).toBe(200);
    await desk.hiring.act(one.path, { action: 'move', stage: 'call' });
    expect((await fileOf(one.path)).interview?.state).not.toBe('agreed');
    expect(namesOf(await leave(10))).toContainEqual(expect.stringMatching(/cancelled/));
  });

  it('is cancelled at once by whoever withdraws', async () => {
    const { id, path: at, sender } = await agreed();
    await desk.hiring.call('PUT', `/Response/applications/${id}`, { withdrawn: true }, sender);
    expect(entryOf(await leave(), /^Your interview is cancelled/).method).toBe('CANCEL');
    expect((await fileOf(at)).interview).toMatchObject({ state: 'cancelled' });
  });
});

it('reminds the day before, once, also with two APIs at once and after a restart', async () => {
  const { path: at, address, times } = await offerAndLeave([nextTime()]);
  await choose(address, times[0]!);
  await leave();
  const start = Date.parse(startOf(times[0]!));
  await remindOfInterviews(desk.test.deps, new Date(start - 25 * 3_600_000));
  expect(namesOf(await leave())).toEqual([]);
  const dayBefore = new Date(start - 23 * 3_600_000);
  await Promise.all([remindOfInterviews(desk.test.deps, dayBefore), remindOfInterviews(desk.test.deps, dayBefore)]);
  expect(namesOf(await leave())).toEqual([expect.stringMatching(/^A reminder of your interview:/)]);
  const next = await openTestApp({ database: { ...desk.test.deps.database, close: async () => {} } });
  await remindOfInterviews(next.deps, dayBefore);
  await next.close();
  expect(namesOf(await leave())).toEqual([]);
  expect((await fileOf(at)).events[0]).toMatchObject({ action: 'reminded', by: '' });
});

it('reminds of none that was cancelled, or has been agreed on that very day', async () => {
  const soon = await offerAndLeave([nextTime()]);
  await choose(soon.address, soon.times[0]!);
  await desk.hiring.call('PUT', soon.address, { change: 'cancel' }, '');
  const late = await offerAndLeave([nextTime()]);
  const dayBefore = new Date(Date.parse(startOf(late.times[0]!)) - 20 * 3_600_000);
  desk.test.deps.now = () => dayBefore;
  await choose(late.address, late.times[0]!);
  await leave();
  for (const { times } of [soon, late]) {
    await remindOfInterviews(desk.test.deps, new Date(Date.parse(startOf(times[0]!)) - 3_600_000));
  }
  expect(namesOf(await leave())).toEqual([]);
});

it('speaks the language of its applicant, and is told to whoever is gone no more', async () => {
  const { id, path: at } = await desk.hiring.apply();
  await leave();
  await db().execute(sql`update submissions set language = 'ar' where id = ${id}`);
  const recruiter = await desk.test.signIn('recruiter');
  await desk.hiring.act(at, { action: 'offerInterview', times: [nextTime()], place: 'Ring.' }, recruiter);
  const letters = await leave(10);
  const [mail] = letters;
  expect(mail?.text).toMatch(/https:\/\/site\.example\/ar\/interviews\/[\w-]{43}/);
  await db().delete(accounts).where(sql`id = (select account_id from interviews where submission_id = ${id})`);
  const { body } = await desk.hiring.call('GET', `/interviews/${tokenIn(letters)}`, undefined, '');
  await desk.hiring.call('PUT', `/interviews/${tokenIn(letters)}`, { change: 'choose', time: body.times[0] }, '');
  expect(namesOf(await leave())).toEqual([expect.stringMatching(/^مقابلتكم: /)]);
  expect((await fileOf(at)).interview).toMatchObject({ state: 'agreed', by: '' });
});
