import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { withIsoMoments } from '@/care-api/database/iso-moments';
import { faqs } from '@/care-api/database/schema/provider';
import { createRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { faqColumns, faqNoun as noun } from '@/care-api/faqs/faq-noun';
import { updateFaq } from '@/care-api/faqs/update-faq';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

const isThere = isNull(faqs.deletedAt);

export function faqRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listFaqs, async ({ query }) => {
    if (query.page !== undefined) return listPage(query);
    const rows = await db.select(faqColumns).from(faqs).where(isThere).orderBy(asc(faqs.position), asc(faqs.id));
    return rows.map(withIsoMoments);
  });
  route(app, deps, endpoints.getFaq, async ({ params }) => {
    const [faq] = await db
      .select(faqColumns)
      .from(faqs)
      .where(and(eq(faqs.id, params.id), isThere));
    return faq ? withIsoMoments(faq) : null;
  });
  route(app, deps, endpoints.createFaq, ({ body, account }) =>
    createRow(db, { noun, caller: signedIn(account), action: 'create', now: deps.now() }, async (tx) => {
      const last = sql`(select coalesce(max(${faqs.position}), 0) + 1 from ${faqs})`;
      const values = { question: body.faqQuestions, answer: body.faqAnswer, position: last };
      const [faq] = await tx.insert(faqs).values(values).returning({ id: faqs.id });
      return faq?.id;
    }),
  );
  route(app, deps, endpoints.updateFaq, ({ params: { id }, body, account, seen }) =>
    updateFaq(db, body, { id, seen, caller: signedIn(account), action: 'update', now: deps.now() }),
  );
  route(app, deps, endpoints.deleteFaq, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
