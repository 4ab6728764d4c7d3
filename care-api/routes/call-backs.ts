import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { callBackCase } from '@/care-api/call-backs/call-back-case';
import { callBackNoun as noun, selectCallBacks } from '@/care-api/call-backs/call-back-noun';
import { dueFrom } from '@/care-api/call-backs/due-from';
import { findable } from '@/care-api/call-backs/findable';
import { changeFollowed, getFollowed } from '@/care-api/call-backs/followed';
import { getHistory } from '@/care-api/call-backs/history';
import { promiseCallBack } from '@/care-api/call-backs/promise-call-back';
import { answerReport, getReport } from '@/care-api/call-backs/report';
import { getSpeed, showSpeed } from '@/care-api/call-backs/speed';
import { storeCallBack } from '@/care-api/call-backs/store-call-back';
import { addEvent } from '@/care-api/cases/add-event';
import { listOwners } from '@/care-api/cases/owners';
import { callBacks } from '@/care-api/database/schema/call-backs';
import { changeRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { type CallBackWire, type callBackChange, readAppended, stateFor } from '@/lib/contract/call-back';
import { endpoints } from '@/lib/contract/endpoints';
import { toLondonDay } from '@/lib/contract/london-time';

const isThere = isNull(callBacks.deletedAt);

export function callBackRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);

  route(app, deps, endpoints.createCallBack, async ({ body }) => {
    const { id } = await db.transaction((tx) => storeCallBack(tx, body, deps.now(), readAppended(body.yourMessage)));
    return { requestId: id };
  });
  route(app, deps, endpoints.getCallBackPromise, async ({ query: { when } }) => {
    const now = deps.now();
    return { today: toLondonDay(now), dueAt: (await dueFrom(db, now, when))?.toISOString() ?? null };
  });
  route(app, deps, endpoints.createPromisedCallBack, ({ body, language }) => promiseCallBack(deps, body, language));
  route(app, deps, endpoints.getFollowedCallBack, ({ params: { token } }) => getFollowed(db, token, deps.now()));
  route(app, deps, endpoints.changeFollowedCallBack, ({ params: { token }, body }) =>
    changeFollowed(db, token, body, deps.now()),
  );
  const listAll = () => selectCallBacks(db).where(isThere).orderBy(desc(callBacks.id));
  route(app, deps, endpoints.listCallBacks, async ({ query, account }) => {
    return query.page === undefined ? listAll() : listPage({ ...query, me: signedIn(account).id });
  });
  route(app, deps, endpoints.listCallBacksAgain, listAll);
  for (const get of [endpoints.getCallBack, endpoints.getCallBackAgain]) {
    route(app, deps, get, async ({ params }) => {
      const [row] = await selectCallBacks(db).where(and(eq(callBacks.id, params.id), isThere));
      return row ?? null;
    });
  }
  route(app, deps, endpoints.updateCallBack, ({ params: { id }, body, account, seen }) => {
    const change = { noun, id, seen, caller: signedIn(account), action: 'update' as const, now: deps.now() };
    return changeRow(db, change, (tx, before) =>
      tx.update(callBacks).set(toRow(body, before)).where(eq(callBacks.id, id)),
    );
  });
  for (const remove of [endpoints.deleteCallBack, endpoints.deleteCallBackAgain]) {
    route(app, deps, remove, ({ params: { id }, account, seen }) =>
      moveToTrash(db, noun, { id, seen, caller: signedIn(account), now: deps.now() }),
    );
  }
  route(app, deps, endpoints.getCallBackHistory, ({ params: { id } }) => getHistory(db, id));
  route(app, deps, endpoints.addCallBackEvent, ({ params: { id }, body, account, seen }) =>
    addEvent(deps, callBackCase, { id, sent: body, caller: signedIn(account), seen }),
  );
  route(app, deps, endpoints.listCallBackOwners, () => listOwners(db));
  route(app, deps, endpoints.getCallBackReport, ({ query, account }) =>
    getReport(db, query, signedIn(account), deps.now()),
  );
  route(app, deps, endpoints.getCallBackTable, async ({ query, account }) =>
    answerReport(await getReport(db, query, signedIn(account), deps.now())),
  );
  route(app, deps, endpoints.saveCallBackSpeed, ({ body, account }) =>
    showSpeed(db, body, signedIn(account), deps.now()),
  );
  route(app, deps, endpoints.getCallBackSpeed, async () => ({ speed: await getSpeed(db, deps.now()) }));
}

/** Fields that were not sent stay as they are. */
function toRow(body: z.output<typeof callBackChange>, before: CallBackWire) {
  const {
    yourName: name = before.yourName ?? '',
    email = before.email ?? '',
    phoneNo: phone = before.phoneNo ?? '',
  } = body;
  return {
    ...{ name, email, phone },
    ...findable({ name, email, phone }),
    preferredTime: body.dateTime,
    message: body.yourMessage,
    status: body.status,
    ...(body.status && { state: stateFor(body.status, before.state ?? 'new') }),
    note: body.note,
  };
}
