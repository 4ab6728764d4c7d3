import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Environment } from '@/care-api/kernel/env';
import { domainOf } from './mail-from';

export type Dkim = { domainName: string; keySelector: string; privateKey: string; headerFieldNames: string };

/** The one-click way to leave a list counts only where it is signed (RFC 8058). */
const signedFields = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** How mails are signed, as the settings say; undefined where they are not. @throws with one line for a file that is no key. */
export function readDkim(env: Pick<Environment, 'DKIM_SELECTOR' | 'DKIM_KEY_FILE'>, from: string): Dkim | undefined {
  const { DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file } = env;
  if (!keySelector || !file) return undefined;
  try {
    const privateKey = readFileSync(file, 'utf8');
    createPrivateKey(privateKey);
    return { domainName: domainOf(from), keySelector, privateKey, headerFieldNames: signedFields.join(':') };
  } catch {
    throw new Error('DKIM_KEY_FILE: is no file with a private key that can be read.');
  }
}
