import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { admit, requireFreshPassword, signedIn } from '@/care-api/kernel/admit';
import type { Account, Dependencies, Variables } from '@/care-api/kernel/dependencies';
import { deviceOf, type Origin } from '@/care-api/kernel/device-of';
import { notFound, Refusal } from '@/care-api/kernel/refusal';
import { hashSecretToken } from '@/care-api/kernel/secret-token';
import { scopeOf } from '@/care-api/keys/scope-of';
import { saidLanguage, toMailLanguage } from '@/care-api/mail/our-words';
import { cachedTags, type Endpoint, usualMaxBody } from '@/lib/contract/endpoint';
import { toFault } from '@/lib/contract/faults';
import { readFault, reportIssues } from '@/lib/contract/issue-faults';
import { knownDeviceHeader, knownDeviceToken } from '@/lib/contract/known-device';
import { withoutExtensions } from './bare';
import { entityTag, isKnown } from './entity-tag';
import { idempotent } from './idempotent';
import { locationOf } from './location-of';
import { countAgainstLimit } from './middleware/write-limits';
import { readJson } from './read-json';
import { rowVersion, seenVersion } from './seen-version';

export type App = Hono<{ Variables: Variables }>;

type Input<P, Q, B> = {
  params: P;
  query: Q;
  body: B;
  search: URLSearchParams;
  stream: ReadableStream<Uint8Array> | null;
  account: Account | null;
  address: string;
  from: Origin;
  /** Of the page it comes from, one that mails are written in. */
  language: string;
  /** What the sender calls this write, so that a repeat of it is known; null when it has no name. */
  idempotencyKey: string | null;
  /** The version of the row that the sender has seen, as If-Match or the body says it; null for a published client. */
  seen: number | null;
};

/** A handler that answers null says 404. */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: App,
  { bare, now, database }: Pick<Dependencies, 'bare' | 'now' | 'database'>,
  endpoint: Endpoint & { params: P; query: Q; body: B; response: R },
  handler: (input: Input<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<R> | Response | null>,
): void {
  if (bare && endpoint.extension) return;
  const path = `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const onError = () => new Refusal(413, 'tooLarge').toResponse(bare);
  const limit = bodyLimit({ maxSize: endpoint.maxBody ?? usualMaxBody, onError });
  app.on(endpoint.method, path, limit, async (context) => {
    context.set('call', { endpoint, of: context.req.param('id') });
    const account = callerOf(endpoint, context.get('account'), bare);
    const { searchParams } = new URL(context.req.url);
    // Our own parameters of a published list mean nothing to an API without them.
    const search = bare && endpoint.pageWho ? new URLSearchParams() : searchParams;
    admit((search.has('page') && endpoint.pageWho) || endpoint.who, account);
    // An API of the published calls has none to give the password by.
    if (!bare && endpoint.needsPassword) requireFreshPassword(signedIn(account), now());
    requireSameId(endpoint.idQuery, searchParams, context.req.param());
    const params = parseParams(endpoint.params, context.req.param());
    const query = parseQuery(endpoint.query, search);
    const body = await parseBody(endpoint.body, context);
    const address = context.get('address');
    context.set('allowance', await countAgainstLimit(context.get('rateLimit'), endpoint, { account, address }));
    const seen = bare ? null : seenVersion(context.req.header('if-match'), body);
    const idempotencyKey = context.req.header('idempotency-key') || null;
    const work = () =>
      handler({
        params,
        query,
        body,
        seen,
        search,
        account,
        idempotencyKey,
        stream: context.req.raw.body,
        address,
        from: {
          address,
          device: deviceOf(context.req.header('user-agent')),
          knownBy: hashOfKnown(context.req.header(knownDeviceHeader)),
          language: saidLanguage(context.req.header('accept-language')),
        },
        language: toMailLanguage(context.req.header('accept-language')),
      });
    const by = { accountId: account?.id ?? null, address };
    const content = [endpoint.method, context.req.path, context.req.query(), seen, body];
    const answer =
      idempotencyKey && !bare && isNamedOnce(endpoint)
        ? await idempotent(database.db, { ...by, key: idempotencyKey, content, now: now() }, async () => {
            const said = await work();
            if (said === null) throw notFound();
            return said;
          })
        : await (isPublicContent(endpoint, account) ? database.reading(work) : work());
    const has = context.req.header('if-none-match');
    if (answer instanceof Response) return unlessKnown(answer, has);
    if (answer === null || answer === undefined) throw notFound();
    const status = isNew(endpoint) ? 201 : 200;
    if (bare) return Response.json(withoutExtensions(answer), { status });
    if (endpoint.method === 'GET') return unlessKnown(read(answer), has);
    return written(answer, status, locationOf(endpoint, answer, account));
  });
}

function read(answer: unknown): Response {
  const text = JSON.stringify(answer);
  return new Response(text, { headers: { etag: entityTag(answer, text), 'content-type': 'application/json' } });
}

/** Says of what the asker has only that it is still so. */
function unlessKnown(answer: Response, has: string | undefined): Response {
  const etag = answer.headers.get('etag');
  return etag !== null && isKnown(has, etag) ? new Response(null, { status: 304, headers: { etag } }) : answer;
}

function written(answer: unknown, status: number, location: string | null): Response {
  const version = rowVersion(answer);
  const headers = { ...(version !== null && { etag: `"${version}"` }), ...(location !== null && { location }) };
  return Response.json(answer, { status, headers });
}

/** Not a file's. What is told once is kept for visitors alone, who have no other way to it. */
export function isNamedOnce(endpoint: Endpoint): boolean {
  const { method, who, body, maxBody, tellsSecret, knowsRepeats } = endpoint;
  const isStaffs = !['anyone', 'user', 'owner'].some((one) => one === who);
  const takesFile = maxBody !== undefined && body instanceof z.ZodUnknown;
  if (method === 'GET' || takesFile || knowsRepeats) return false;
  return (isStaffs || isNew(endpoint)) && (!tellsSecret || who === 'anyone');
}

/** Whatever it shows has a state that tells whether it is still so. */
function isPublicContent({ method, reads }: Endpoint, account: Account | null): boolean {
  return method === 'GET' && account === null && reads?.every(isOfContent) === true;
}

function isOfContent(tag: string): boolean {
  return cachedTags.some((one) => one === tag);
}

/** A POST that changes nothing cached, such as a log-in, makes nothing to be found again. */
export function isNew({ method, changes }: Endpoint): boolean {
  return method === 'POST' && changes !== undefined;
}

/** A given password, or staff without their second step, opens only what mends that; all where bare. @throws 403 */
function callerOf(endpoint: Endpoint, account: Account | null, bare: boolean): Account | null {
  if (account?.key) return requireScope(endpoint, account, account.key);
  if (account === null || bare || endpoint.whileChoosing) return account;
  const duty = dutyOf(account, endpoint);
  if (duty && endpoint.who !== 'anyone') throw duty;
  return duty ? null : account;
}

/** A key is nobody to what is open to anyone, unless it is let do that too. @throws 403, or 401 for one that is over */
function requireScope(
  endpoint: Endpoint,
  account: Account,
  { scopes, stopped }: NonNullable<Account['key']>,
): Account | null {
  if (stopped && endpoint.who !== 'anyone') throw new Refusal(stopped === 'keyOver' ? 401 : 403, stopped);
  if (stopped) return null;
  const scope = scopeOf(endpoint);
  if (scope !== null && scopes.includes(scope)) return account;
  if (endpoint.who === 'anyone') return null;
  throw new Refusal(403, 'scopeMissing');
}

function dutyOf(account: Account, { whileSecuring }: Endpoint): Refusal | null {
  if (account.mustChoose) return new Refusal(403, 'chooseFirst');
  return account.mustSecure && !whileSecuring ? new Refusal(403, 'secureFirst') : null;
}

/** The published client says the id twice; two different ones name nothing. */
function requireSameId(name: string | undefined, search: URLSearchParams, params: Record<string, string>): void {
  if (name === undefined) return;
  const said = search.get(name);
  if (said === null || said === '' || Object.values(params).includes(said)) return;
  throw new Refusal(400, toFault('idsDiffer', { name }));
}

/** Of what is no such token, '': then nobody is known by it. */
function hashOfKnown(token = ''): string {
  return knownDeviceToken.test(token) ? hashSecretToken(token) : '';
}

/** An id that cannot be one names nothing. */
function parseParams<P extends z.ZodType>(schema: P, params: Record<string, string>): z.output<P> {
  const parsed = schema.safeParse(params);
  if (parsed.success) return parsed.data;
  const { message } = parsed.error.issues[0] ?? { message: '' };
  throw new Refusal(404, readFault(message) ?? { message });
}

function parseQuery<Q extends z.ZodType>(schema: Q, search: URLSearchParams): z.output<Q> {
  const filled = [...search].filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(filled));
  if (parsed.success) return parsed.data;
  throw new Refusal(400, reportIssues(parsed.error.issues, 'queryUnreadable'));
}

async function parseBody<B extends z.ZodType>(schema: B, context: Context): Promise<z.output<B>> {
  if (schema instanceof z.ZodUnknown) return schema.parse(undefined);
  // A body that may be left out, as of PUT User/ban, has a default.
  const isEmpty = schema instanceof z.ZodPrefault && !(await context.req.text());
  const parsed = schema.safeParse(isEmpty ? undefined : await readJson(context));
  if (parsed.success) return parsed.data;
  throw new Refusal(422, reportIssues(parsed.error.issues));
}
