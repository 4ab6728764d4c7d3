import { contactPreferences, timesOfDay } from '@/lib/contract/call-back';
import { type PromisedInput, promisedInput, wishFault } from '@/lib/contract/call-back-promise';
import type { ContactNeeds } from '@/lib/contract/contact-needs';
import type { FaultReport } from '@/lib/contract/faults';
import { isDay } from '@/lib/contract/is-day';
import { reportIssues, says } from '@/lib/contract/issue-faults';
import { needFormats } from '@/lib/contract/need-formats';
import type { CallBackFields } from './call-back-fields';

/** `topic` is what they were looking at. A form that does not ask for the way is answered by email. */
export function toPromised(
  fields: CallBackFields,
  now: Date,
  topic = '',
): { promised: PromisedInput } | { report: FaultReport } {
  const dateTime = toWish(fields);
  const subject = fields.subject.trim().slice(0, 200);
  const promised = {
    yourName: fields.yourName,
    email: fields.email,
    phoneNo: fields.phoneNo,
    dateTime,
    contactBy: contactPreferences.find((one) => one === fields.contactBy) ?? 'email',
    yourMessage: [fields.yourMessage.trim() || please(fields, topic), subject && `Subject: ${subject}`]
      .filter(Boolean)
      .join('\n\n'),
    topic: (topic || subject).slice(0, 300),
    needs: needsOf(fields),
  } satisfies PromisedInput;
  const wrong = promisedInput.safeParse(promised).error?.issues.map(inOwnField) ?? [];
  const past = wishFault(dateTime, now);
  if (past) wrong.push({ code: 'custom', path: ['date'], message: says(past.code), input: dateTime });
  return wrong.length > 0 ? { report: reportIssues(wrong) } : { promised };
}

function inOwnField<I extends { path: PropertyKey[]; message: string }>(issue: I) {
  const field = issue.path.join('.');
  return { ...issue, path: [ownFields[field] ?? field] };
}
const ownFields: Readonly<Record<string, string>> = {
  'needs.interpreter': 'interpreter',
  'needs.words': 'needWords',
  dateTime: 'date',
};

/** '2026-12-01 morning'; values that are no date or time of day are dropped. */
export function toWish({ date, time }: Pick<CallBackFields, 'date' | 'time'>): string {
  const day = isDay(date) ? date : '';
  const part = timesOfDay.find((known) => known === time) ?? '';
  return `${day} ${part}`.trim();
}

function please({ contactBy }: CallBackFields, topic: string): string {
  const verb = contactBy === 'email' || contactBy === '' ? 'write to' : 'ring';
  return topic ? `Please ${verb} me about ${topic}.` : `Please ${verb} me.`;
}

function needsOf({ formats, interpreter, needWords }: CallBackFields): ContactNeeds {
  const chosen = formats.split(',');
  return { formats: needFormats.filter((one) => chosen.includes(one)), interpreter, words: needWords };
}
