import { desc, eq } from 'drizzle-orm';
import { mailTexts } from '@/care-api/database/schema/mail-texts';
import { companies } from '@/care-api/database/schema/provider';
import type { Writer } from '@/care-api/kernel/db';
import type { MailKind, MailValues } from '@/lib/contract/mail-text';
import { fillVariables } from '@/lib/contract/variables';
import { ourWords } from './our-words';
import { queueMail } from './queue-mail';

export type Letter<K extends MailKind> = {
  to: string;
  /** '' for English. A language without words of ours is written to in English. */
  language: string;
  values: MailValues<K>;
  leavesAt?: Date | undefined;
  /** As `queueMail` takes them. */
  calendar?: string | undefined;
  submissionId?: number | undefined;
};

/** In the provider's own words, or in ours; inside the caller's transaction, as `queueMail`. Answers its number. */
export async function writeMail<K extends MailKind>(
  tx: Pick<Writer, 'select' | 'insert'>,
  kind: K,
  { to, language, values, leavesAt, ...more }: Letter<K>,
): Promise<number | null> {
  const [own] = await tx
    .select({ subject: mailTexts.subject, text: mailTexts.text })
    .from(mailTexts)
    .where(eq(mailTexts.id, `${kind}-${language || 'en'}`));
  const ours = ourWords(language)[kind];
  const subject = own?.subject ?? ours.subject;
  const text = own?.text ?? ours.text;
  const known = { ...(/\{company/.test(subject + text) && (await readCompany(tx))), ...values };
  const words = {
    subject: fillVariables(subject, inLine(known)),
    text: `${fillVariables(text, known).replace(/\n+$/, '')}\n`,
  };
  return queueMail(tx, { to, ...words, language, ...more }, leavesAt);
}

export async function readCompany(tx: Pick<Writer, 'select'>) {
  const { name, phone } = companies;
  const [company] = await tx.select({ name, phone }).from(companies).orderBy(desc(companies.id)).limit(1);
  return { company: company?.name ?? '', companyPhone: company?.phone ?? '' };
}

/** A subject is one line, whatever is put into it. */
function inLine(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replace(/\s+/g, ' ')]));
}
