import { z } from 'zod';
import { says } from './issue-faults';
import { resources } from './resources';
import { ignored, moment, typed, versionInput, versionWire } from './wire';

const mailVariables = {
  callBackReceived: ['reference', 'when', 'link'],
  complaintReceived: ['reference', 'day', 'link'],
  applicationReceived: ['reference', 'link'],
  answersCopy: ['reference', 'list', 'link'],
  applicationMoved: ['reference', 'link'],
  applicationClosed: ['reference', 'link'],
  interviewOffered: ['reference', 'times', 'place', 'link'],
  interviewAgreed: ['reference', 'when', 'place', 'link'],
  interviewReminder: ['reference', 'when', 'place', 'link'],
  interviewCancelled: ['reference', 'link'],
  referenceAsked: ['applicant', 'day', 'link'],
  referenceReminder: ['applicant', 'day', 'link'],
  referenceWithdrawn: ['applicant'],
  confirmNewsletter: ['link', 'unsubscribe'],
  confirmAlert: ['link'],
  alertFound: ['count', 'asked', 'list', 'link', 'unsubscribe'],
  alertEnding: ['asked', 'day', 'link'],
  postApproved: ['title'],
  postDeclined: ['title', 'words'],
  resetPassword: ['link'],
  colleagueInvited: ['link'],
  colleagueAtWork: ['link'],
  passwordChanged: ['link'],
  confirmEmail: ['link'],
  emailAsked: ['link'],
  emailChanged: ['link'],
  accountExists: ['link'],
  secondStepChanged: ['change', 'link'],
  apiKeyMade: ['keyName', 'link'],
  rolesChanged: ['link'],
  accountBanned: [],
  callBackArrived: ['reference', 'when', 'link'],
  callBackLate: ['count', 'calls'],
  safeguarding: ['reference', 'link'],
  commentAtRisk: ['link'],
  banAsked: ['link'],
  interviewStands: ['reference', 'when', 'link'],
  referenceCame: ['reference', 'link'],
  workWaiting: ['count', 'list'],
  complaintArrived: ['reference', 'day', 'link'],
} as const;
export type MailKind = keyof typeof mailVariables;
export const mailKinds = Object.keys(mailVariables).filter(isMailKind);
const companyVariables = ['company', 'companyPhone'] as const;
const allVariables = [...new Set(Object.values(mailVariables).flat()), ...companyVariables];
export type MailValues<K extends MailKind> = Record<(typeof mailVariables)[K][number], string>;

/** Without these nobody could do what the mail is for. */
const needed: readonly string[] = ['link', 'unsubscribe', 'calls', 'words', 'list'];

export function variablesOf(kind: MailKind) {
  return [...mailVariables[kind], ...companyVariables].map((name) => ({ name, isNeeded: needed.includes(name) }));
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailVariables, kind);
}

const lines = (text: string) => text.replace(/\r\n?/g, '\n');
const { lengths } = resources.mailText;

/** The words of one mail in one language: the provider's own, or ours where it has none. */
export const mailTextSchema = z.object({
  /** Kind and language: 'resetPassword-en'. */
  mailTextId: z.string(),
  kind: z.enum(mailKinds),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  ourSubject: z.string(),
  ourText: z.string(),
  isOwn: z.boolean(),
  /** What the button of a link says. */
  open: z.string(),
  variables: z.array(z.object({ name: z.enum(allVariables), isNeeded: z.boolean(), sample: z.string() })),
  version: versionWire,
  updatedAt: moment,
});
export type MailText = z.output<typeof mailTextSchema>;
export type MailTextWire = z.input<typeof mailTextSchema>;

/** Words that are ours leave no words of one's own. */
export const mailTextInput = z.strictObject({
  subject: typed(lengths.subject).min(1, says('fieldsRequired')),
  text: typed(lengths.text).min(1, says('fieldsRequired')).transform(lines),
  version: versionInput,
  mailTextId: ignored,
  kind: ignored,
  language: ignored,
  ourSubject: ignored,
  ourText: ignored,
  isOwn: ignored,
  open: ignored,
  variables: ignored,
  updatedAt: ignored,
});
