import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import {
  deleteProfile,
  getProfile,
  getProfileOfAccount,
  listProfiles,
  saveOwnProfile,
  updateProfile,
} from '@/care-api/profiles/edit-profiles';
import { endpoints } from '@/lib/contract/endpoints';

export function profileRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listProfiles, () => listProfiles(db));
  route(app, deps, endpoints.getProfileOfAccount, ({ params, account }) =>
    getProfileOfAccount(db, params.userId, account),
  );
  route(app, deps, endpoints.getProfile, ({ params, account }) => getProfile(db, params.id, account));
  route(app, deps, endpoints.createProfile, ({ body, account }) =>
    saveOwnProfile(deps, body, { caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.updateProfile, ({ params: { id }, body, account }) =>
    updateProfile(deps, body, { id, account, now: deps.now() }),
  );
  route(app, deps, endpoints.deleteProfile, ({ params: { id }, account }) =>
    deleteProfile(deps, { id, account, now: deps.now() }),
  );
}
