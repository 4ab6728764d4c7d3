import type { z } from 'zod';
import type { Target } from '@/care-api/desk/working/editable';
import { getRevision, listRevisions } from '@/care-api/desk/working/history';
import { endLease, takeLease } from '@/care-api/desk/working/leases';
import { listOverdue } from '@/care-api/desk/working/overdue';
import { createPreview, deletePreviews, getPreview } from '@/care-api/desk/working/previews';
import { publishCopy, schedule, unschedule } from '@/care-api/desk/working/publish';
import { discardCopy, getRow, getStanding, restoreIntoCopy, saveCopy } from '@/care-api/desk/working/working-copies';
import { type App, route } from '@/care-api/http/route';
import { admit, signedIn } from '@/care-api/kernel/admit';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { drafts, resources } from '@/care-api/resources';
import { endpoints } from '@/lib/contract/endpoints';
import { rowOf } from '@/lib/contract/resources';
import type { byWorkingRow } from '@/lib/contract/working';

type Named = { params: z.output<typeof byWorkingRow>; account: Account | null };

export function workingRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.getWorkingCopy, (asked) => getStanding(db, ownTarget(asked), signedIn(asked.account)));
  route(app, deps, endpoints.saveWorkingCopy, (asked) =>
    saveCopy(deps, ownTarget(asked), { caller: signedIn(asked.account), sent: asked.body }),
  );
  route(app, deps, endpoints.discardWorkingCopy, (asked) =>
    discardCopy(deps, ownTarget(asked), { caller: signedIn(asked.account), seen: asked.seen }),
  );
  route(app, deps, endpoints.publishWorkingCopy, (asked) =>
    publishCopy(deps, ownTarget(asked), {
      caller: signedIn(asked.account),
      seen: asked.body.version,
      takesPlace: asked.body.takesPlace,
    }),
  );
  route(app, deps, endpoints.schedulePublishing, (asked) =>
    schedule(deps, targetOf(asked), asked.body, signedIn(asked.account)),
  );
  route(app, deps, endpoints.cancelSchedule, (asked) =>
    unschedule(deps, targetOf(asked), asked.query.action, signedIn(asked.account)),
  );
  route(app, deps, endpoints.listOverdue, ({ account }) => listOverdue(db, drafts, signedIn(account), deps.now()));
  route(app, deps, endpoints.listRevisions, (asked) =>
    ofRow(targetOf(asked), asked, (target) => listRevisions(db, target)),
  );
  route(app, deps, endpoints.getRevision, (asked) =>
    ofRow(targetOf(asked), asked, (target) => getRevision(db, target, asked.params.number)),
  );
  route(app, deps, endpoints.restoreRevision, (asked) =>
    ofRow(targetOf(asked), asked, async (target) => {
      const revision = await getRevision(db, target, asked.params.number);
      const { version: seen } = asked.body;
      return revision && restoreIntoCopy(deps, target, { caller: signedIn(asked.account), seen, data: revision.data });
    }),
  );
  route(app, deps, endpoints.takeLease, (asked) =>
    ofRow(ownTarget(asked), asked, (target) =>
      // Held until it is read: else whoever has it may let it go in between, and it would be nobody's.
      db.transaction((tx) =>
        takeLease(tx, target, { ...asked.body, caller: signedIn(asked.account), now: deps.now() }),
      ),
    ),
  );
  route(app, deps, endpoints.endLease, (asked) =>
    ofRow(ownTarget(asked), asked, (target) =>
      endLease(db, target, { caller: signedIn(asked.account), tab: asked.query.tab }),
    ),
  );
  route(app, deps, endpoints.createPreview, (asked) =>
    createPreview(db, targetOf(asked), { caller: signedIn(asked.account), now: deps.now() }),
  );
  route(app, deps, endpoints.deletePreviews, (asked) =>
    deletePreviews(db, targetOf(asked), { caller: signedIn(asked.account), now: deps.now() }),
  );
  route(app, deps, endpoints.getPreview, ({ params }) => getPreview(db, drafts, params.token, deps.now()));

  async function ofRow<T>(target: Target, { account }: Named, answer: (target: Target) => Promise<T | null>) {
    return (await getRow(db, target, signedIn(account))) ? answer(target) : null;
  }
}

function targetOf({ params: { kind, id }, account }: Named): Target {
  admit(rowOf(kind).who, account);
  return { editable: resources[kind].draft, id };
}

/** The same, for authors too where they have a part in it: which rows are theirs is seen with the row. */
function ownTarget(asked: Named): Target {
  const { kind, id } = asked.params;
  const editable = resources[kind].draft;
  return editable.isAuthor && asked.account ? { editable, id } : targetOf(asked);
}
