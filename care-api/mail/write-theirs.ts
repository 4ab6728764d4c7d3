import { isSameText } from '@/care-api/database/same-text';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Writer } from '@/care-api/kernel/db';
import type { MailKind, MailValues } from '@/lib/contract/mail-text';
import { type Letter, writeMail } from './write-mail';

type Theirs<K extends MailKind> = Omit<Letter<K>, 'language' | 'values'> & {
  values: (language: string) => MailValues<K>;
};

/** To whoever has the account with this email, in the language they were last here in: `writeMail` for what others do. */
export async function writeTheirs<K extends MailKind>(
  tx: Pick<Writer, 'select' | 'insert'>,
  kind: K,
  { values, ...letter }: Theirs<K>,
): Promise<number | null> {
  const language = await languageOf(tx, letter.to);
  return writeMail(tx, kind, { ...letter, language, values: values(language) });
}

/** '' where nothing is known of them. */
export async function languageOf(tx: Pick<Writer, 'select'>, email: string): Promise<string> {
  const [found] = await tx
    .select({ language: accounts.language })
    .from(accounts)
    .where(isSameText(accounts.email, email));
  return found?.language ?? '';
}
