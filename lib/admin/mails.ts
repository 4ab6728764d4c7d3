import type { OfficeMail } from '@/lib/contract/mail';
import { factsOf, rulesOf } from './facts-of';
import type { Resource } from './resource';

export const mailResource: Resource<OfficeMail> = {
  ...factsOf('mail'),
  words: {
    caption: 'AdminMails.caption',
    none: 'AdminMails.none',
    count: { failed: 'AdminToday.mailsFailed' },
    statuses: {
      waiting: 'AdminMails.waiting',
      failed: 'AdminMails.failed',
      sent: 'AdminMails.sent',
      stopped: 'AdminMails.stopped',
      all: 'AdminMails.all',
    },
  },
  rules: { ...rulesOf('mail'), hasDays: true },
  nameOf: ({ subject }) => subject,
};
