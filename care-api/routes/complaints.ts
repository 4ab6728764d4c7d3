import { listEvents } from '@/care-api/cases/list-events';
import { addEvent } from '@/care-api/complaints/add-event';
import { complaintNoun as noun } from '@/care-api/complaints/complaint-noun';
import { createComplaint } from '@/care-api/complaints/create-complaint';
import { answerSummary, getSummary } from '@/care-api/complaints/summary';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { findBounce } from '@/care-api/mail/find-bounce';
import { endpoints } from '@/lib/contract/endpoints';

const log = { table: 'complaint_events', of: 'complaint_id' };

export function complaintRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  const getOne = async (id: number) => {
    const [row] = await noun.read(db, [id]);
    return row && row.deletedAt === null ? row : null;
  };

  route(app, deps, endpoints.getComplaintsOpen, async () => ({ isOpen: true }));
  route(app, deps, endpoints.createComplaint, ({ body, language }) => createComplaint(deps, body, language));
  route(app, deps, endpoints.listComplaints, ({ query, account }) => listPage({ ...query, me: signedIn(account).id }));
  route(app, deps, endpoints.getComplaint, ({ params: { id } }) => getOne(id));
  route(app, deps, endpoints.deleteComplaint, ({ params: { id }, account, seen }) =>
    moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.getComplaintHistory, async ({ params: { id } }) => {
    const row = await getOne(id);
    if (!row) return null;
    const [events, bounced] = await Promise.all([
      listEvents(db, log, id, new Date(row.createdAt ?? 0)),
      findBounce(db, row.email ?? ''),
    ]);
    return { events, bounced };
  });
  route(app, deps, endpoints.addComplaintEvent, ({ params: { id }, body, account, seen }) =>
    addEvent(deps, { id, sent: body, caller: signedIn(account), seen }),
  );
  route(app, deps, endpoints.getComplaintSummary, ({ query }) => getSummary(db, deps.now(), query.year));
  route(app, deps, endpoints.getComplaintTable, async ({ query }) =>
    answerSummary(await getSummary(db, deps.now(), query.year)),
  );
}
