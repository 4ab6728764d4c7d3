import type { Endpoint } from '../endpoint';
import { mailTextInput, mailTextSchema } from '../mail-text';
import { resources } from '../resources';
import { byAccount, one, pages, update } from './build';

const { who } = resources.mailText;

const single = { response: mailTextSchema, extension: true } as const;
const path = 'admin/mail-texts/{id}';

export const mailTextCalls = {
  listMailTexts: pages(resources.mailText, 'admin/mail-texts', 'The words of every mail', mailTextSchema),
  getMailText: { ...one(path, 'The words of one mail in one language', single, who), params: byAccount },
  updateMailText: {
    ...update(path, 'Change the words of a mail', { body: mailTextInput, ...single }, who),
    params: byAccount,
  },
} satisfies Record<string, Endpoint>;
