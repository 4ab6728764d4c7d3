import { endpoints } from '@/lib/contract/endpoints';
import { type MailText, mailTextSorts, mailTextStatuses } from '@/lib/contract/mail-text';
import type { Noun } from './noun';

export const mailTextNoun: Noun<MailText> = {
  screen: 'mail-texts',
  kind: 'mailText',
  words: {
    caption: 'AdminMailTexts.caption',
    none: 'AdminMailTexts.none',
    statuses: { all: 'AdminMailTexts.all', own: 'AdminMailTexts.own', ours: 'AdminMailTexts.ours' },
  },
  rules: { statuses: mailTextStatuses, sorts: mailTextSorts, defaultSort: 'place' },
  list: endpoints.listMailTexts,
  idOf: ({ mailTextId }) => mailTextId,
  nameOf: ({ subject }) => subject,
  editor: {
    get: endpoints.getMailText,
    update: endpoints.updateMailText,
    fields: [
      { name: 'subject', label: 'AdminMailTexts.subject', kind: 'line', max: 200 },
      {
        name: 'text',
        label: 'AdminMailTexts.text',
        hint: 'AdminMailTexts.textHint',
        kind: 'text',
        rows: 16,
        max: 10_000,
      },
    ],
    quick: [],
    names: {},
    toOpened: ({ subject, text, version }) => ({ fields: { subject, text }, version: version ?? null }),
    toBody: ({ subject, text }) => ({ subject, text }),
    toShipped: ({ ourSubject, ourText }) => ({ subject: ourSubject, text: ourText }),
  },
};
