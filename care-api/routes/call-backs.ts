import { and, desc, eq, isNull } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';
import { addEvent } from '@/care-api/call-backs/add-event';
import { callBackNoun as noun, selectCallBacks } from '@/care-api/call-backs/call-back-noun';
import { getHistory } from '@/care-api/call-backs/history';
import { listOwners } from '@/care-api/call-backs/owners';
import { answerReport, getReport } from '@/care-api/call-backs/report';
import { getSpeed, showSpeed } from '@/care-api/call-backs/speed';
import { readOpening } from '@/care-api/company/read-opening';
import { callBacks } from '@/care-api/database/schema/call-backs';
import type { Dependencies } from '@/care-api/dependencies';
import { limitAddresses } from '@/care-api/middleware/address-limit';
import { type App, route, signedIn } from '@/care-api/route';
import { changeRow } from '@/care-api/staff/change-row';
import { openPages } from '@/care-api/staff/list-page';
import { moveToTrash } from '@/care-api/staff/trash';
import { type CallBackWire, type callBackChange, readAppended, stateFor } from '@/lib/contract/call-back';
import { endpoints } from '@/lib/contract/endpoints';
import { foldText } from '@/lib/contract/fold-text';
import { addOpenTime } from '@/lib/opening/business-time';

const isThere = isNull(callBacks.deletedAt);

export function callBackRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const limit = limitAddresses({ count: 20, seconds: 3_600, now: deps.now, fault: 'requestsTooMany' });
  const listPage = openPages(db, noun);

  route(app, deps, endpoints.createCallBack, async ({ body, address }) => {
    limit(address);
    const now = deps.now();
    const opening = await readOpening(db);
    const [stored] = await db
      .insert(callBacks)
      .values({
        name: body.yourName,
        email: body.email,
        phone: body.phoneNo ?? '',
        preferredTime: body.dateTime ?? '',
        message: body.yourMessage,
        ...findable({ name: body.yourName, email: body.email, phone: body.phoneNo ?? '' }),
        ...readAppended(body.yourMessage),
        dueAt: opening?.promiseMinutes ? addOpenTime(opening, now, opening.promiseMinutes) : null,
        createdAt: now,
      })
      .returning({ requestId: callBacks.id });
    return stored;
  });
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
    const change = { noun, id, seen, caller: signedIn(account), action: 'update', now: deps.now() };
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
    addEvent(deps, { id, sent: body, caller: signedIn(account), seen }),
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

/** What requests of one person are told by, and looked for. */
function findable({ name, email, phone }: Record<'name' | 'email' | 'phone', string>) {
  const phoneNormalised = parsePhoneNumberFromString(phone, 'GB')?.number ?? '';
  const digits = (phoneNormalised.replace(/^\+44/, '0') || phone).replace(/\D/g, '');
  return { phoneNormalised, search: foldText(`${name} ${email} ${digits}`) };
}
