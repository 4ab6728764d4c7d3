import { openStaffList } from '@/care-api/desk/find-page';
import { getRow } from '@/care-api/desk/get-row';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { getOutOfDate, keepTranslations } from '@/care-api/translations/keep-translations';
import { listTranslatedTexts } from '@/care-api/translations/list-translated-texts';
import { translationResource as resource } from '@/care-api/translations/translation-resource';
import { updateTranslation } from '@/care-api/translations/update-translation';
import { endpoints } from '@/lib/contract/endpoints';

export function translationRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const find = openStaffList(resource.list);
  route(app, deps, endpoints.listTranslatedTexts, ({ params: { language, part } }) =>
    listTranslatedTexts(db, language, part),
  );
  route(app, deps, endpoints.listTranslations, async ({ query }) => {
    const { ids, ...page } = await find(db, query);
    return { items: await resource.read(db, ids), ...page };
  });
  route(app, deps, endpoints.getOutOfDateTranslations, ({ query }) => getOutOfDate(db, query));
  route(app, deps, endpoints.keepTranslations, ({ body, account }) =>
    keepTranslations(db, body, signedIn(account), deps.now()),
  );
  route(app, deps, endpoints.getTranslation, ({ params: { id } }) => getRow(db, resource, id));
  route(app, deps, endpoints.updateTranslation, ({ params: { id }, body, account, seen }) =>
    updateTranslation(db, body, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}
