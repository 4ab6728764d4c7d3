import { getApplicationBoard } from '@/care-api/applications/application-board';
import { applicationCase, toldOf } from '@/care-api/applications/application-case';
import { changeApplication } from '@/care-api/applications/change-application';
import { changeFollowedInterview, getFollowedInterview } from '@/care-api/applications/interviews/followed-interview';
import { withInterviews } from '@/care-api/applications/interviews/list-interviews';
import { listLetters } from '@/care-api/applications/list-letters';
import { withMessages } from '@/care-api/applications/messages';
import { markApplicationRead, openApplication, openFile } from '@/care-api/applications/open-application';
import { listApplications } from '@/care-api/applications/own-applications';
import { receivedResource } from '@/care-api/applications/received-resource';
import { changeFollowedReference, getFollowedReference } from '@/care-api/applications/references/followed-reference';
import { withReferences } from '@/care-api/applications/references/list-references';
import { answerApplication } from '@/care-api/applications/replies/answer-application';
import { addEvent } from '@/care-api/cases/add-event';
import { listOwners } from '@/care-api/cases/owners';
import { openPages } from '@/care-api/desk/list-page';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { ApplicationEventInput } from '@/lib/contract/application-event';
import { endpoints } from '@/lib/contract/endpoints';
import { mayCall } from '@/lib/contract/staff';

export function applicationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listReceived = openPages(db, receivedResource);
  const act = (id: number, sent: ApplicationEventInput, caller: Account, seen: number | null) =>
    addEvent(deps, applicationCase, { id, sent, caller, seen, told: toldOf(sent) });

  route(app, deps, endpoints.listApplications, async ({ account }) => {
    const own = await listApplications(db, signedIn(account).id);
    return withMessages(db, await withReferences(db, await withInterviews(db, own, deps.now())));
  });
  route(app, deps, endpoints.getFollowedInterview, ({ params: { token } }) =>
    getFollowedInterview(db, token, deps.now()),
  );
  route(app, deps, endpoints.changeFollowedInterview, ({ params: { token }, body }) =>
    changeFollowedInterview(deps, token, body),
  );
  route(app, deps, endpoints.getFollowedReference, ({ params: { token } }) =>
    getFollowedReference(db, token, deps.now()),
  );
  route(app, deps, endpoints.changeFollowedReference, ({ params: { token }, body }) =>
    changeFollowedReference(deps, token, body),
  );
  route(app, deps, endpoints.updateApplication, ({ params, body, account }) =>
    changeApplication(deps, account, params.id, body),
  );
  route(app, deps, endpoints.answerApplication, ({ params: { id }, body: { words }, account }) =>
    answerApplication(deps, signedIn(account), id, words),
  );
  route(app, deps, endpoints.listReceivedApplications, ({ query, account }) => {
    const caller = signedIn(account);
    return listReceived({ ...query, me: caller.id }, caller);
  });
  route(app, deps, endpoints.getApplicationBoard, ({ query, account }) =>
    getApplicationBoard(db, query, signedIn(account)),
  );
  route(app, deps, endpoints.listApplicationLetters, ({ query, account }) =>
    listLetters(db, query.ids, signedIn(account)),
  );
  route(app, deps, endpoints.listApplicationOwners, ({ account }) => {
    const caller = signedIn(account);
    return listOwners(db, ...(['recruiter', 'coordinator'] as const).filter((role) => mayCall(role, caller)));
  });
  route(app, deps, endpoints.getReceivedApplication, ({ params: { id }, account }) =>
    openApplication(deps, id, signedIn(account)),
  );
  route(app, deps, endpoints.getApplicationFile, ({ params: { id }, account }) =>
    openFile(deps, id, signedIn(account)),
  );
  route(app, deps, endpoints.readReceivedApplication, ({ params: { id }, account }) =>
    markApplicationRead(deps, id, signedIn(account)),
  );
  route(app, deps, endpoints.addApplicationEvent, ({ params: { id }, body, account, seen }) =>
    act(id, body, signedIn(account), seen),
  );
  // Whoever wrote for the five stages of before knows no reasons.
  route(app, deps, endpoints.updateReceivedApplication, ({ params: { id }, body, account, seen }) =>
    act(id, { reason: 'other', ...body, action: 'move' }, signedIn(account), seen),
  );
}
