import { asc, eq, sql } from 'drizzle-orm';
import { faqs } from '@/care-api/database/schema/provider';
import type { Dependencies } from '@/care-api/dependencies';
import { type App, route } from '@/care-api/route';
import { endpoints } from '@/lib/contract/endpoints';

const wire = { faqId: faqs.id, faqQuestions: faqs.question, faqAnswer: faqs.answer };

export function faqRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listFaqs, () => db.select(wire).from(faqs).orderBy(asc(faqs.position), asc(faqs.id)));
  route(app, deps, endpoints.getFaq, async ({ params }) => {
    const [faq] = await db.select(wire).from(faqs).where(eq(faqs.id, params.id));
    return faq ?? null;
  });
  route(app, deps, endpoints.createFaq, async ({ body }) => {
    const last = sql`(select coalesce(max(${faqs.position}), 0) + 1 from ${faqs})`;
    const values = { question: body.faqQuestions, answer: body.faqAnswer, position: last };
    const [faq] = await db.insert(faqs).values(values).returning(wire);
    return faq ?? null;
  });
  route(app, deps, endpoints.updateFaq, async ({ params, body }) => {
    const changed = { question: body.faqQuestions, answer: body.faqAnswer, updatedAt: deps.now() };
    const [faq] = await db.update(faqs).set(changed).where(eq(faqs.id, params.id)).returning(wire);
    return faq ?? null;
  });
  route(app, deps, endpoints.deleteFaq, async ({ params }) => {
    const [faq] = await db.delete(faqs).where(eq(faqs.id, params.id)).returning(wire);
    return faq ?? null;
  });
}
