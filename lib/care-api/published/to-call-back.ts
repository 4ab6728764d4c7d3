import { type CallBackInput, callBackInput } from '@/lib/contract/call-back';
import type { PromisedInput } from '@/lib/contract/call-back-promise';
import type { ContactNeeds } from '@/lib/contract/contact-needs';
import type { FaultReport } from '@/lib/contract/faults';
import { reportIssues } from '@/lib/contract/issue-faults';

/** Characters of the published call. */
const longestMessage = 4_000;

/** A request as the published call takes it: what that has no field for stands in the message, whose end gives way. */
export function toPublished(asked: PromisedInput): { callBack: CallBackInput } | { report: FaultReport } {
  const { yourName, email, phoneNo, dateTime, yourMessage, contactBy, topic, needs } = asked;
  const extras = [`Prefers contact by: ${contactBy}`, topic && `About: ${topic}`, needs && tellNeeds(needs)];
  const { error } = callBackInput.safeParse({ yourName, email, phoneNo, dateTime, yourMessage });
  if (error) return { report: reportIssues(error.issues) };
  const told = ['', ...extras.filter(Boolean)].join('\n\n');
  const whole = yourMessage.slice(0, longestMessage - told.length) + told;
  return { callBack: { yourName, email: email ?? '', phoneNo, dateTime, yourMessage: whole } };
}

function tellNeeds({ formats, interpreter, words }: ContactNeeds): string {
  const told = [formats.join(', '), interpreter && `an interpreter for ${interpreter}`, words].filter(Boolean);
  return told.length > 0 ? `Needs: ${told.join('; ')}` : '';
}
