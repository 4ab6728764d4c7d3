import { takeReply } from '@/care-api/applications/replies/take-reply';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { openMails, sendAgain, stopMail } from '@/care-api/office/mails';
import { getRetention } from '@/care-api/office/retention';
import { searchOffice } from '@/care-api/office/search-office';
import { takeReport } from '@/care-api/office/take-report';
import { createView, deleteView, getListChoice, saveListChoice } from '@/care-api/office/views';
import { findables } from '@/care-api/resources';
import { getSample, takeSampleAway } from '@/care-api/sample/removal/take-sample-away';
import { readSetting, saveSetting } from '@/care-api/settings/settings';
import { getStaffMail } from '@/care-api/settings/staff-mail';
import { endpoints } from '@/lib/contract/endpoints';
import type { SettingKey } from '@/lib/contract/settings';

export function officeRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listMails = openMails(db, deps.siteUrl);
  route(app, deps, endpoints.searchOffice, ({ query, account }) =>
    searchOffice(db, findables, signedIn(account), query.q),
  );
  route(app, deps, endpoints.listViews, ({ query, account }) => getListChoice(db, signedIn(account), query.list ?? ''));
  route(app, deps, endpoints.createView, ({ body, account }) => createView(db, signedIn(account), body, deps.now()));
  route(app, deps, endpoints.deleteView, ({ params: { id }, account }) =>
    deleteView(db, signedIn(account), id, deps.now()),
  );
  route(app, deps, endpoints.saveListChoice, ({ body, account }) => saveListChoice(db, signedIn(account), body));
  route(app, deps, endpoints.getSample, () => getSample(db));
  route(app, deps, endpoints.removeSample, ({ account }) => takeSampleAway(deps, signedIn(account)));
  route(app, deps, endpoints.listMails, ({ query }) => listMails(query));
  route(app, deps, endpoints.sendMailAgain, ({ params: { id }, account }) =>
    sendAgain(deps, { id, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.stopMail, ({ params: { id }, account }) =>
    stopMail(deps, { id, caller: signedIn(account), now: deps.now() }),
  );
  route(app, deps, endpoints.takeMailReply, ({ stream, account }) => takeReply(deps, stream, signedIn(account)));
  route(app, deps, endpoints.reportMail, ({ body, account }) => takeReport(deps, body, signedIn(account)));
  const getSetting = async (key: SettingKey) => {
    if (key === 'retention') return getRetention(db, deps.now());
    if (key === 'staffMail') return getStaffMail(db);
    if (key === 'comments') return { key, value: await readSetting(db, key) };
    if (key === 'hiring') return { key, value: await readSetting(db, key) };
    if (key === 'complaints') return { key, value: await readSetting(db, key) };
    return { key, value: await readSetting(db, key) };
  };
  route(app, deps, endpoints.getSetting, ({ params: { key } }) => getSetting(key));
  // What is kept how long takes effect with the next look at the clock.
  route(app, deps, endpoints.saveSetting, async ({ params: { key }, body, account }) => {
    await saveSetting(db, key, body, signedIn(account), deps.now());
    return getSetting(key);
  });
}
