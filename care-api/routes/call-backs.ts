import { callBackCase } from '@/care-api/call-backs/call-back-case';
import { callBackResource as resource } from '@/care-api/call-backs/call-back-resource';
import { createCallBack, listCallBacks, updateCallBack } from '@/care-api/call-backs/edit-call-backs';
import { changeFollowed, getFollowed } from '@/care-api/call-backs/followed';
import { getHistory } from '@/care-api/call-backs/history';
import { enterCallBack, promiseCallBack } from '@/care-api/call-backs/promise-call-back';
import { answerReport, getReport } from '@/care-api/call-backs/report';
import { getSpeed, showSpeed } from '@/care-api/call-backs/speed';
import { addEvent } from '@/care-api/cases/add-event';
import { dueFrom } from '@/care-api/cases/due-from';
import { listOwners } from '@/care-api/cases/owners';
import { getRow } from '@/care-api/desk/get-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';
import { toLondonDay } from '@/lib/contract/london-time';

export function callBackRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, resource);

  route(app, deps, endpoints.createCallBack, ({ body }) => createCallBack(deps, body));
  route(app, deps, endpoints.getCallBackPromise, async ({ query: { when } }) => {
    const now = deps.now();
    const { dueAt, fromAt } = await dueFrom(db, now, when);
    return { today: toLondonDay(now), dueAt: dueAt?.toISOString() ?? null, fromAt: fromAt?.toISOString() ?? null };
  });
  route(app, deps, endpoints.createPromisedCallBack, ({ body, language }) => promiseCallBack(deps, body, language));
  route(app, deps, endpoints.enterCallBack, ({ body, account }) => enterCallBack(deps, body, signedIn(account)));
  route(app, deps, endpoints.getFollowedCallBack, ({ params: { token } }) => getFollowed(db, token, deps.now()));
  route(app, deps, endpoints.changeFollowedCallBack, ({ params: { token }, body }) =>
    changeFollowed(db, token, body, deps.now()),
  );
  route(app, deps, endpoints.listCallBacks, async ({ query, account }) => {
    return query.page === undefined ? listCallBacks(db) : listPage({ ...query, me: signedIn(account).id });
  });
  route(app, deps, endpoints.listCallBacksAgain, () => listCallBacks(db));
  for (const get of [endpoints.getCallBack, endpoints.getCallBackAgain]) {
    route(app, deps, get, ({ params: { id } }) => getRow(db, resource, id));
  }
  route(app, deps, endpoints.updateCallBack, ({ params: { id }, body, account, seen }) =>
    updateCallBack(db, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
  for (const remove of [endpoints.deleteCallBack, endpoints.deleteCallBackAgain]) {
    route(app, deps, remove, ({ params: { id }, account, seen }) =>
      moveToTrash(db, resource, { id, seen, caller: signedIn(account), now: deps.now() }),
    );
  }
  route(app, deps, endpoints.getCallBackHistory, ({ params: { id } }) => getHistory(db, id));
  route(app, deps, endpoints.addCallBackEvent, ({ params: { id }, body, account, seen }) =>
    addEvent(deps, callBackCase, { id, sent: body, caller: signedIn(account), seen }),
  );
  route(app, deps, endpoints.listCallBackOwners, () => listOwners(db, 'coordinator'));
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
