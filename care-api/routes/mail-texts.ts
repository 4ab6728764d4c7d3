import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { mailTexts } from '@/care-api/database/schema/mail-texts';
import { changeRow } from '@/care-api/desk/change-row';
import { openStaffList } from '@/care-api/desk/staff-list';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { readMailTextId } from '@/care-api/mail/our-words';
import { mailTextNoun as noun } from '@/care-api/mail-texts/mail-text-noun';
import { endpoints } from '@/lib/contract/endpoints';
import { toFault } from '@/lib/contract/faults';
import { type MailKind, type mailTextInput, variablesOf } from '@/lib/contract/mail-text';
import { unknownVariable } from '@/lib/contract/variables';

export function mailTextRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const find = openStaffList(noun.list);
  route(app, deps, endpoints.listMailTexts, async ({ query }) => {
    const { ids, ...page } = await find(db, query);
    return { items: await noun.read(db, ids), ...page };
  });
  route(app, deps, endpoints.getMailText, async ({ params: { id } }) => (await noun.read(db, [id]))[0] ?? null);
  route(app, deps, endpoints.updateMailText, async ({ params: { id }, body, account, seen }) => {
    const ours = readMailTextId(id);
    if (!ours) return null;
    requireVariables(ours.kind, body);
    const { subject, text } = body;
    const isOurs = subject === ours.subject && text === ours.text;
    await db.insert(mailTexts).values({ id }).onConflictDoNothing();
    return changeRow(db, { noun, id, seen, caller: signedIn(account), action: 'update', now: deps.now() }, (tx) =>
      tx
        .update(mailTexts)
        .set(isOurs ? { subject: null, text: null } : { subject, text })
        .where(eq(mailTexts.id, id)),
    );
  });
}

/** @throws Refusal 422 for places that nobody could fill in, and for words without what the mail is for. */
function requireVariables(kind: MailKind, { subject, text }: z.output<typeof mailTextInput>): void {
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
