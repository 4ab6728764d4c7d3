import { openStaffList } from '@/care-api/desk/find-page';
import { getRow } from '@/care-api/desk/get-row';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { mailTextResource as resource } from '@/care-api/mail-texts/mail-text-resource';
import { updateMailText } from '@/care-api/mail-texts/update-mail-text';
import { endpoints } from '@/lib/contract/endpoints';

export function mailTextRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const find = openStaffList(resource.list);
  route(app, deps, endpoints.listMailTexts, async ({ query }) => {
    const { ids, ...page } = await find(db, query);
    return { items: await resource.read(db, ids), ...page };
  });
  route(app, deps, endpoints.getMailText, ({ params: { id } }) => getRow(db, resource, id));
  route(app, deps, endpoints.updateMailText, ({ params: { id }, body, account, seen }) =>
    updateMailText(db, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
