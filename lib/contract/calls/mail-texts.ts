import type { Endpoint } from '../endpoint';
import { mailTextInput, mailTextPage, mailTextQuery, mailTextSchema } from '../mail-text';
import { byAccount, list, one, update } from './build';

const single = { response: mailTextSchema, extension: true } as const;
const path = 'admin/mail-texts/{id}';

export const mailTextCalls = {
  listMailTexts: {
    ...list('admin/mail-texts', 'The words of every mail', { response: mailTextPage, extension: true }, 'admin'),
    query: mailTextQuery,
  },
  getMailText: { ...one(path, 'The words of one mail in one language', single, 'admin'), params: byAccount },
  updateMailText: {
    ...update(path, 'Change the words of a mail', { body: mailTextInput, ...single }, 'admin'),
    params: byAccount,
  },
} satisfies Record<string, Endpoint>;
