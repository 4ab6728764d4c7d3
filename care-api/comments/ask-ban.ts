import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { noteChange } from '@/care-api/desk/change-row';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { commentResource } from './comment-resource';

const authorRow = z.object({ id: z.string(), isTheirs: z.boolean(), isAsked: z.boolean() });

/** One mail to each admin a day. Null where its writer is gone. @throws Refusal 403 if not the caller's work. */
export function askBan(
  { database: { db }, siteUrl, now: clock }: Pick<Dependencies, 'database' | 'siteUrl' | 'now'>,
  caller: Account,
  commentId: number,
) {
  const now = clock();
  return db.transaction(async (tx) => {
    const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
    const [author] = await readRows(
      tx,
      authorRow,
      sql`
      select a.id, ${commentResource.partOf?.(caller) ?? sql`true`} as "isTheirs",
        a.is_banned or coalesce(a.ban_asked_at > ${dayAgo}, false) as "isAsked"
      from comments t join accounts a on a.id = t.account_id
      where t.id = ${commentId} and t.deleted_at is null for update of a`,
    );
    if (!author) return null;
    if (!author.isTheirs) throw new Refusal(403, 'roleMissing');
    if (author.isAsked) return { commentId };
    await tx.execute(sql`update accounts set ban_asked_at = ${now.toISOString()} where id = ${author.id}`);
    const admins = await readRows(
      tx,
      z.object({ to: z.string() }),
      sql`select email as to from accounts where is_admin and not is_banned and email is not null order by id`,
    );
    for (const { to } of admins) {
      const path = `/adminPanel/users/${author.id}#ban`;
      await writeTheirs(tx, 'banAsked', { to, values: (language) => ({ link: pageAddress(siteUrl, path, language) }) });
    }
    await noteChange(tx, { kind: 'account', id: author.id, caller, action: 'askBan', now }, {}, { commentId });
    return { commentId };
  });
}
