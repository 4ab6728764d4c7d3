import { endpoints } from '@/lib/contract/endpoints';
import { mailStates, type OfficeMail } from '@/lib/contract/mail';
import type { Noun } from './noun';

export const mailNoun: Noun<OfficeMail> = {
  screen: 'mails',
  kind: 'mail',
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
  rules: { statuses: [...mailStates, 'all'], sorts: ['created'], defaultSort: '-created', hasDays: true },
  isListOnly: true,
  list: endpoints.listMails,
  idOf: ({ id }) => id,
  nameOf: ({ subject }) => subject,
};
