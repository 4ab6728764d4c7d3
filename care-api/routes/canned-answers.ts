import { cannedAnswerNoun as noun } from '@/care-api/canned-answers/canned-answer-noun';
import { createCannedAnswer, updateCannedAnswer } from '@/care-api/canned-answers/edit-canned-answers';
import { getRow } from '@/care-api/desk/get-row';
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
  route(app, deps, endpoints.getCannedAnswer, ({ params: { id } }) => getRow(db, noun, id));
  route(app, deps, endpoints.createCannedAnswer, ({ body, account }) =>
    createCannedAnswer(db, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateCannedAnswer, ({ params: { id }, body, account, seen }) =>
    updateCannedAnswer(db, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.deleteCannedAnswer, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
