import { endpoints } from '@/lib/contract/endpoints';
import type { MailText } from '@/lib/contract/mail-text';
import { factsOf, fieldsOf } from './facts-of';
import type { Resource } from './resource';

const { field, hinted } = fieldsOf('AdminMailTexts', 'mailText');

export const mailTextResource: Resource<MailText> = {
  ...factsOf('mailText'),
  words: {
    caption: 'AdminMailTexts.caption',
    none: 'AdminMailTexts.none',
    statuses: { all: 'AdminMailTexts.all', own: 'AdminMailTexts.own', ours: 'AdminMailTexts.ours' },
  },
  idOf: ({ mailTextId }) => mailTextId,
  nameOf: ({ subject }) => subject,
  editor: {
    get: endpoints.getMailText,
    update: endpoints.updateMailText,
    fields: [field('subject', 'line'), hinted('text', 'text', { rows: 16 })],
    quick: [],
    names: {},
    toOpened: ({ subject, text, version }) => ({ fields: { subject, text }, version: version ?? null }),
    toBody: ({ subject, text }) => ({ subject, text }),
    toShipped: ({ ourSubject, ourText }) => ({ subject: ourSubject, text: ourText }),
  },
};
