import { endpoints } from '@/lib/contract/endpoints';
import { type MailText, mailTextStatuses } from '@/lib/contract/mail-text';
import { resources } from '@/lib/contract/resources';
import { factsOf } from './facts-of';
import type { Resource } from './resource';

const { sorts, lengths } = resources.mailText;

export const mailTextResource: Resource<MailText> = {
  ...factsOf('mailText'),
  words: {
    caption: 'AdminMailTexts.caption',
    none: 'AdminMailTexts.none',
    statuses: { all: 'AdminMailTexts.all', own: 'AdminMailTexts.own', ours: 'AdminMailTexts.ours' },
  },
  rules: { statuses: mailTextStatuses, sorts, defaultSort: 'place' },
  list: endpoints.listMailTexts,
  idOf: ({ mailTextId }) => mailTextId,
  nameOf: ({ subject }) => subject,
  editor: {
    get: endpoints.getMailText,
    update: endpoints.updateMailText,
    fields: [
      { name: 'subject', label: 'AdminMailTexts.subject', kind: 'line', max: lengths.subject },
      {
        name: 'text',
        label: 'AdminMailTexts.text',
        hint: 'AdminMailTexts.textHint',
        kind: 'text',
        rows: 16,
        max: lengths.text,
      },
    ],
    quick: [],
    names: {},
    toOpened: ({ subject, text, version }) => ({ fields: { subject, text }, version: version ?? null }),
    toBody: ({ subject, text }) => ({ subject, text }),
    toShipped: ({ ourSubject, ourText }) => ({ subject: ourSubject, text: ourText }),
  },
};
