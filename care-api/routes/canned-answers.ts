import { eq } from 'drizzle-orm';
import { cannedAnswerNoun as noun } from '@/care-api/canned-answers/canned-answer-noun';
import { cannedAnswers } from '@/care-api/database/schema/canned-answers';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function cannedAnswerRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listCannedAnswers, ({ query }) => listPage(query));
  route(app, deps, endpoints.getCannedAnswer, async ({ params: { id } }) => {
    const [answer] = await noun.read(db, [id]);
    return answer && answer.deletedAt === null ? answer : null;
  });
  route(app, deps, endpoints.createCannedAnswer, ({ body: { title, text }, account }) =>
    createRow(db, { noun, caller: signedIn(account), action: 'create', now: deps.now() }, async (tx) => {
      const [answer] = await tx.insert(cannedAnswers).values({ title, text }).returning({ id: cannedAnswers.id });
      return answer?.id;
    }),
  );
  route(app, deps, endpoints.updateCannedAnswer, ({ params: { id }, body: { title, text }, account, seen }) =>
    changeRow(db, { noun, id, seen, caller: signedIn(account), action: 'update', now: deps.now() }, (tx) =>
      tx.update(cannedAnswers).set({ title, text }).where(eq(cannedAnswers.id, id)),
    ),
  );
  route(app, deps, endpoints.deleteCannedAnswer, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
