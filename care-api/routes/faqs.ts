import { getRow } from '@/care-api/desk/get-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { createFaq, listFaqs, updateFaq } from '@/care-api/faqs/edit-faqs';
import { faqNoun as noun } from '@/care-api/faqs/faq-noun';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function faqRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listFaqs, async ({ query }) =>
    query.page === undefined ? listFaqs(db) : listPage(query),
  );
  route(app, deps, endpoints.getFaq, ({ params: { id } }) => getRow(db, noun, id));
  route(app, deps, endpoints.createFaq, ({ body, account }) =>
    createFaq(db, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateFaq, ({ params: { id }, body, account, seen }) =>
    updateFaq(db, body, { id, seen, caller: signedIn(account), action: 'update', now: deps.now() }),
  );
  route(app, deps, endpoints.deleteFaq, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
