import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { mailTexts } from '@/care-api/database/schema/mail-texts';
import { changeRow } from '@/care-api/desk/change-row';
import type { TellingOf } from '@/care-api/desk/telling';
import type { Db } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { readMailTextId } from '@/care-api/mail/our-words';
import { toFault } from '@/lib/contract/faults';
import { type MailKind, type mailTextInput, variablesOf } from '@/lib/contract/mail-text';
import { unknownVariable } from '@/lib/contract/variables';
import { mailTextResource as resource } from './mail-text-resource';

type Input = z.output<typeof mailTextInput>;

/** Words that are ours again are not kept. @throws Refusal 422 */
export async function updateMailText(db: Db, body: Input, context: TellingOf<string>) {
  const { id } = context;
  const ours = readMailTextId(id);
  if (!ours) return null;
  requireVariables(ours.kind, body);
  const { subject, text } = body;
  const isOurs = subject === ours.subject && text === ours.text;
  await db.insert(mailTexts).values({ id }).onConflictDoNothing();
  return changeRow(db, { resource, action: 'update', ...context }, (tx) =>
    tx
      .update(mailTexts)
      .set(isOurs ? { subject: null, text: null } : { subject, text })
      .where(eq(mailTexts.id, id)),
  );
}

/** @throws Refusal 422 for places that nobody could fill in, and for words without what the mail is for. */
function requireVariables(kind: MailKind, { subject, text }: Input): void {
  const variables = variablesOf(kind);
  const known = variables.map(({ name }) => name);
  const missing = variables.find(({ name, isNeeded }) => isNeeded && !text.includes(`{${name}}`))?.name;
  const wrong = {
    subject: unknownVariable(subject, known),
    text: unknownVariable(text, known) ?? (missing ? toFault('variableNeeded', { variable: `{${missing}}` }) : null),
  };
  const faults = Object.entries(wrong).flatMap(([field, fault]) => (fault ? [[field, fault] as const] : []));
  if (faults.length > 0) throw new Refusal(422, 'problem', Object.fromEntries(faults));
}
