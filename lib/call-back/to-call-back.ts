import { callBackInput, contactPreferences, timesOfDay } from '@/lib/contract/call-back';
import type { FaultReport } from '@/lib/contract/faults';
import { reportIssues, says } from '@/lib/contract/issue-faults';
import type { CallBackFields } from './call-back-fields';

type CallBack = { yourName: string; email: string; phoneNo: string; dateTime: string; yourMessage: string };

/** Whoever is to be rung or written to by text must say where. A form that does not ask how sends ''. */
const withNumber = callBackInput.extend({
  phoneNo: callBackInput.shape.phoneNo.unwrap().min(1, says('phoneNeeded')),
});
const numberless: readonly string[] = ['email', ''];

/** The request as the API takes it, or what is wrong with the fields. Preference and subject stand in the message: the API has no field for them. */
export function toCallBack(fields: CallBackFields): { callBack: CallBack } | { report: FaultReport } {
  const schema = numberless.includes(fields.contactBy) ? callBackInput : withNumber;
  const parsed = schema.safeParse({
    yourName: fields.yourName,
    email: fields.email,
    phoneNo: fields.phoneNo,
    dateTime: when(fields),
    yourMessage: fields.yourMessage,
  });
  if (!parsed.success) return { report: reportIssues(parsed.error.issues) };
  const { yourName, email, phoneNo = '', dateTime = '', yourMessage } = parsed.data;
  const subject = fields.subject.trim().slice(0, 200);
  const extras = [subject && `Subject: ${subject}`, preference(fields.contactBy), fields.about.trim().slice(0, 300)];
  const whole = [yourMessage, ...extras].filter(Boolean).join('\n\n');
  return { callBack: { yourName, email, phoneNo, dateTime, yourMessage: whole } };
}

/** '2026-12-01 morning'; values that are no date or time of day are dropped. */
function when({ date, time }: CallBackFields): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : '';
  const part = timesOfDay.find((known) => known === time) ?? '';
  return `${day} ${part}`.trim();
}

function preference(contactBy: string): string {
  const known = contactPreferences.find((one) => one === contactBy);
  return known ? `Prefers contact by: ${known}` : '';
}
