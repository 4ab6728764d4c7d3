import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Writer } from '@/care-api/kernel/db';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import { applicationReference } from '@/lib/contract/application';
import { isSensitive } from '@/lib/questionnaire/law/is-sensitive';
import { withUnit } from '@/lib/questionnaire/typed-answer';
import type { Answer } from './check-answers';

type Copied = {
  submissionId: number;
  accountId: string;
  answers: readonly Answer[];
  language: string;
  siteUrl: string;
};

/** Without what is sensitive; to nobody whose address is not proved, and not where nothing is left. */
export async function mailCopy(
  tx: Writer,
  { submissionId, accountId, answers, language, siteUrl }: Copied,
): Promise<void> {
  const isTheirs = and(eq(accounts.id, accountId), isNull(accounts.unconfirmedSince));
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(isTheirs);
  const list = toList(answers);
  if (!account || list === '') return;
  const reference = applicationReference(submissionId);
  const values = { reference, list, link: pageAddress(siteUrl, '/usersdashboard', language) };
  await writeMail(tx, 'answersCopy', { to: account.email, language, values, submissionId });
}

function toList(answers: readonly Answer[]): string {
  const said = new Map<Answer['question'], string[]>();
  for (const answer of answers) {
    const { question } = answer;
    if (isSensitive(question)) continue;
    const words = wordsOf(answer);
    said.set(question, [...(said.get(question) ?? []), words]);
  }
  return [...said].map(([{ headline }, words]) => [headline, ...words].join('\n')).join('\n\n');
}

function wordsOf({ question, responseValue }: Answer): string {
  const chosen = question.choices.find(({ value }) => value === responseValue);
  return chosen?.label ?? withUnit(question, responseValue);
}
