import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { deleteAccount } from '@/care-api/my-data/delete-account';
import { listMyData } from '@/care-api/my-data/list-my-data';
import { endpoints } from '@/lib/contract/endpoints';

export function myDataRoutes(app: App, deps: Dependencies): void {
  route(app, deps, endpoints.getMyData, ({ account }) => listMyData(deps.database.db, signedIn(account)));
  route(app, deps, endpoints.deleteMyAccount, ({ body: { password }, account, from }) =>
    deleteAccount(deps, signedIn(account), { password, ...from }),
  );
}
