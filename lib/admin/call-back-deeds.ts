import type { CallBackDeed } from '@/lib/contract/call-back-event';

export const deedKeys: Readonly<Record<CallBackDeed, string>> = {
  take: 't',
  assign: 'a',
  calling: 'r',
  spoke: 's',
  noAnswer: 'n',
  mailed: 'm',
  snooze: 'z',
  note: 'o',
  link: 'l',
  spam: 'p',
  safeguarding: 'g',
  close: 'c',
  reopen: 'u',
};

export function callBackDraftName(id: string | number): string {
  return `call-back-case:${id}`;
}
