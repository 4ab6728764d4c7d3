import 'server-only';
import { forgetSession } from '@/lib/auth/forget-session';
import { knownDeviceCookie, knownDeviceOf } from '@/lib/auth/known-device';
import { requestSession } from '@/lib/auth/request-session';
import type { Session } from '@/lib/auth/session';
import { sessionCookies } from '@/lib/auth/session-cookies';
import type { Writing } from '@/lib/care-api/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { FormDraft } from '@/lib/contract/form-draft';
import { type Forgotten, forgetting } from '@/lib/http/forgetting';
import { honeypotField } from '@/lib/http/honeypot';
import { onceField } from '@/lib/http/once-field';
import { problemAnchor } from '@/lib/http/problem-anchor';
import { seeOther } from '@/lib/http/see-other';
import { sendOn } from '@/lib/http/send-on';
import { withCookies } from '@/lib/http/with-cookies';
import { type Locale, toLocale } from '@/lib/i18n/languages';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { loginPath } from '@/lib/sign-in/sign-in-paths';
import { forgetDraft, handOverDrafts, keepDraft } from './draft';
import { answerRefused, codeOf, hideServerFaults, type Refused, refused } from './fault';
import { maySend } from './may-send';
import { localeOfPage, pageOf } from './page-of';
import { isJson, readSent, textOf } from './read-sent';
import { revalidatePages, showWrite } from './revalidate-pages';
import { isSameOrigin } from './same-origin';
import { visitorOf } from './visitor';

export type Sender = {
  locale: Locale;
  /** Where to go on instead of the usual page; never to another site. */
  returnUrl: string | null;
  visitor: string | undefined;
  agent: string | undefined;
  knownDevice: string;
  /** The name of this very form, where it has one, so that it is not done twice. */
  once: string | undefined;
};

type Done = {
  location: string;
  /** A plain form's fields go there, too. */
  isSentOn?: boolean;
  session?: Session | null;
  cookies?: readonly string[];
  body?: object;
  status?: number;
  forgets?: Forgotten;
};

/** One form: what it asks, whom it asks and where it leads. Paths are in the sender's language. */
export type FormRoute<Input, Value> = {
  call: Endpoint | ((input: Input) => Endpoint);
  maxBytes: number;
  hasFiles?: boolean;
  /** Above this a file is too large: no more of it is read, and a plain form has its words all the same. */
  mostPartBytes?: number;
  /** Script does not send it: every answer is a page. */
  isPlainOnly?: boolean;
  /** Null for what is not this form at all. */
  read: (sent: FormData) => Input | null;
  done: (value: Value, input: Input, sender: Sender & { session: Session | null }) => Done | Promise<Done>;
  /** The page a plain form goes back to; one that is kept has its summary in sight there. */
  back: (input: Input, sender: Sender, fault: Refused) => string;
  /** Another way after a refusal than back; null for none. */
  detour?: (refusal: Refusal<Input>) => Promise<{ location: string; cookies: string[] } | null>;
  keep?: Keep<Input>;
  /** Instead of 413 and 415 in general words. */
  tooLarge?: Refused;
  notThis?: Refused;
  /** What a bot that filled in the hidden honeypot field is told; without it, a refusal. */
  thankBots?: (sender: Sender) => Done;
} & (
  | { who: 'anyone'; send: (input: Input, sender: Sender & { session: Session | null }) => Promise<Writing<Value>> }
  | { who: 'user'; send: (input: Input, sender: Sender & { session: Session }) => Promise<Writing<Value>> }
);

type Refusal<Input> = {
  request: Request;
  sent: FormData;
  input: Input;
  fault: Refused;
  sender: Sender;
  session: Session | null;
};

type Words = FormDraft['words'] | null;

type Keep<Input> = {
  form: string | ((input: Input) => string);
  /** What goes back with it; never a password. Null where it is kept elsewhere. */
  words: (input: Input, session: Session | null, sender: Sender) => Words | Promise<Words>;
};

/** Origin, size, language, honeypot and session are decided here alone. A refused plain form gets its words back. */
export function formRoute<Input, Value>(form: FormRoute<Input, Value>): (request: Request) => Promise<Response> {
  const {
    tooLarge = refused(413, 'tooLarge'),
    notThis = refused(415, form.isPlainOnly ? 'notAPlainForm' : 'notAForm'),
  } = form;
  return async (request) => {
    if (!isSameOrigin(request)) return answerRefused(refused(403, 'notOurPage'));
    const isPage = form.isPlainOnly || !wantsJson(request);
    const session = await requestSession(request);
    const isTheirs = !form.hasFiles || typeof form.call === 'function' || (await maySend(form.call, session));
    const isRead = (session !== null || form.who === 'anyone' || !form.hasFiles) && isTheirs;
    const read = isRead ? await readSent(request, { ...form, isPage }) : { fields: new FormData(), isTooLarge: false };
    if (read?.isTooLarge && !isPage) return answerRefused(tooLarge);
    const sent = read?.fields;
    const input = sent ? form.read(sent) : null;
    if (input === null && isPage && (!isRead || read?.isTooLarge))
      return turnAway(request, session !== null || form.who === 'anyone', isRead ? tooLarge : null);
    if (!sent || input === null) return answerRefused(notThis);
    const sender: Sender = {
      locale: sent.has('locale') ? toLocale(textOf(sent, 'locale')) : localeOfPage(request),
      returnUrl: safeReturnUrl(textOf(sent, 'returnUrl')),
      visitor: visitorOf(request),
      agent: request.headers.get('user-agent')?.slice(0, 400),
      knownDevice: knownDeviceOf(request),
      once: /^[\w-]{8,60}$/.exec(textOf(sent, onceField))?.[0],
    };
    const succeed = (done: Done) => {
      const goOn = done.isSentOn ? sendOn : seeOther;
      const answer = withCookies(isPage ? goOn(done.location) : inJson(done), done.cookies ?? []);
      return done.forgets ? forgetting(answer, done.forgets) : answer;
    };

    const call = typeof form.call === 'function' ? form.call(input) : form.call;
    const isFromBot = textOf(sent, honeypotField) !== '';
    if (isFromBot && form.thankBots) return succeed(form.thankBots(sender));
    const written = isFromBot
      ? refused(422, 'problem')
      : read.isTooLarge
        ? tooLarge
        : isTheirs
          ? hideServerFaults(call, await send(form, input, sender, session))
          : refused(403, 'roleMissing');
    if (written.ok) {
      showWrite(call, { isSignedIn: session !== null });
      const done = await form.done(written.value, input, { ...sender, session });
      const known = done.session ? [knownDeviceCookie(sender.knownDevice)] : [];
      const changed = await changedCookies(request, session, done, form.keep && nameOf(form.keep, input));
      return withCookies(succeed(done), [...changed, ...known]);
    }
    // It may be done all the same.
    if (written.status === 504) revalidatePages(call);
    const isSignedOut = form.who === 'user' && written.status === 401;
    const ended = isSignedOut ? forgetSession(session) : [];
    const fault = isSignedOut ? refused(401, 'signInFirst') : written;
    if (!isPage) return withCookies(answerRefused(fault), ended);
    const isUnread = read.isTooLarge && [...sent.keys()].length === 0;
    const refusal = { request, sent, input, fault, sender, session };
    const kept = isRead && form.keep ? await keptCookies(form.keep, refusal, isUnread) : [];
    const detour = await form.detour?.(refusal);
    // Whoever turns back on the way finds their words where they left them.
    if (detour) return withCookies(seeOther(detour.location), [...detour.cookies, ...kept]);
    const page = form.back(input, sender, fault);
    const place = form.keep ? `${page}#${problemAnchor}` : page;
    const location = isSignedOut ? loginPath(sender.locale, { returnUrl: page, notice: 'expired' }) : place;
    return withCookies(seeOther(location), [...kept, ...ended]);
  };
}

async function changedCookies(
  request: Request,
  current: Session | null,
  { session }: Done,
  form: string | undefined,
): Promise<string[]> {
  if (session === undefined) return form === undefined ? [] : forgetDraft(request, form);
  const own = session ? await sessionCookies(session) : forgetSession(current);
  return [...own, ...handOverDrafts(request, session, form)];
}

async function keptCookies<Input>(
  keep: Keep<Input>,
  { request, input, session, sender, fault }: Refusal<Input>,
  isUnread: boolean,
): Promise<string[]> {
  const words = isUnread ? {} : await keep.words(input, session, sender);
  const name = nameOf(keep, input);
  if (!words) return forgetDraft(request, name);
  // What somebody else made of a row is read anew by the page.
  const { ok: _, status, current: __, ...report } = fault;
  return keepDraft(request, { form: name, owner: session?.userId ?? '', words, report });
}

function nameOf<Input>({ form }: Keep<Input>, input: Input): string {
  return typeof form === 'string' ? form : form(input);
}

function send<Input, Value>(
  form: FormRoute<Input, Value>,
  input: Input,
  sender: Sender,
  session: Session | null,
): Promise<Writing<Value>> | Refused {
  if (form.who === 'anyone') return form.send(input, { ...sender, session });
  return session ? form.send(input, { ...sender, session }) : refused(401, 'signInFirst');
}

function wantsJson(request: Request): boolean {
  return isJson(request) || (request.headers.get('accept')?.startsWith('application/json') ?? false);
}

/** What was not read names no page: it leads to the login, or, where a role is missing or it was too large, back. */
function turnAway(request: Request, isWelcome: boolean, fault: Refused | null): Response {
  const page = pageOf(request);
  const problem = fault && codeOf(fault);
  if (problem) page?.searchParams.set('problem', problem);
  const returnUrl = safeReturnUrl(page && page.pathname + page.search);
  if (isWelcome) return seeOther(returnUrl ?? '/');
  return seeOther(loginPath(localeOfPage(request), { returnUrl, notice: 'expired' }));
}

function inJson({ location, body = { location }, status = 200 }: Done): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
