import { endpoints } from '@/lib/contract/endpoints';
import { mailStates, type OfficeMail } from '@/lib/contract/mail';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
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
  rules: { statuses: [...mailStates, 'all'], sorts: resources.mail.sorts, defaultSort: '-created', hasDays: true },
  list: endpoints.listMails,
  idOf: ({ id }) => id,
  nameOf: ({ subject }) => subject,
};
