import { addEvent } from '@/care-api/cases/add-event';
import { readHistory } from '@/care-api/cases/history';
import { complaintCase } from '@/care-api/complaints/complaint-case';
import { complaintResource as resource } from '@/care-api/complaints/complaint-resource';
import { createComplaint, enterComplaint } from '@/care-api/complaints/create-complaint';
import { getFollowed } from '@/care-api/complaints/followed';
import { answerSummary, getSummary } from '@/care-api/complaints/summary';
import { requirePart } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function complaintRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, resource);
  const getOne = async (id: number, caller: Account) => {
    const [row] = await resource.read(db, [id]);
    if (!row || row.deletedAt !== null) return null;
    await requirePart(db, resource, [id], caller);
    return row;
  };

  route(app, deps, endpoints.getComplaintsOpen, async () => ({ isOpen: true }));
  route(app, deps, endpoints.createComplaint, ({ body, language }) => createComplaint(deps, body, language));
  route(app, deps, endpoints.getFollowedComplaint, ({ params: { token } }) => getFollowed(db, token, deps.now()));
  route(app, deps, endpoints.enterComplaint, ({ body, account }) => enterComplaint(deps, body, signedIn(account)));
  route(app, deps, endpoints.listComplaints, ({ query, account }) =>
    listPage({ ...query, me: signedIn(account).id }, account),
  );
  route(app, deps, endpoints.getComplaint, ({ params: { id }, account }) => getOne(id, signedIn(account)));
  route(app, deps, endpoints.deleteComplaint, ({ params: { id }, account, seen }) =>
    moveToTrash(db, resource, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.getComplaintHistory, async ({ params: { id }, account }) => {
    const row = (await getOne(id, signedIn(account))) && (await complaintCase.find(db, id));
    return row ? readHistory(db, complaintCase.log, row) : null;
  });
  route(app, deps, endpoints.addComplaintEvent, ({ params: { id }, body, account, seen }) =>
    addEvent(deps, complaintCase, { id, sent: body, caller: signedIn(account), seen }),
  );
  route(app, deps, endpoints.getComplaintSummary, ({ query, account }) =>
    getSummary(db, deps.now(), signedIn(account), query.year),
  );
  route(app, deps, endpoints.getComplaintTable, async ({ query, account }) =>
    answerSummary(await getSummary(db, deps.now(), signedIn(account), query.year)),
  );
}
