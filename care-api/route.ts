import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint, Who } from '@/lib/contract/endpoint';
import { notFound, Refusal } from './api-error';
import { withoutExtensions } from './bare';
import type { Account, Dependencies, Variables } from './dependencies';
import { invalid, readJson } from './read-json';

export type App = Hono<{ Variables: Variables }>;

type Input<P, B> = { params: P; body: B; search: URLSearchParams; account: Account | null; address: string };

/**
 * Lays one call of the contract: its method and path, who may make it, and the parsing of what comes in.
 * A handler that answers null says 404.
 */
export function route<P extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: App,
  { bare }: Pick<Dependencies, 'bare'>,
  endpoint: Endpoint & { params: P; body: B; response: R },
  handler: (input: Input<z.output<P>, z.output<B>>) => Promise<z.input<R> | Response | null>,
): void {
  if (bare && endpoint.extension) return;
  const path = `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  app.on(endpoint.method, path, async (context) => {
    const account = context.get('account');
    admit(endpoint.who, account);
    const answer = await handler({
      params: parseParams(endpoint.params, context.req.param()),
      body: await parseBody(endpoint.body, context),
      search: new URL(context.req.url).searchParams,
      account,
      address: context.get('address'),
    });
    if (answer instanceof Response) return answer;
    if (answer === null || answer === undefined) throw notFound();
    return Response.json(bare ? withoutExtensions(answer) : answer, { status: isNew(endpoint) ? 201 : 200 });
  });
}

/** A POST that changes nothing cached, such as a log-in, makes nothing to be found again. */
function isNew({ method, changes }: Endpoint): boolean {
  return method === 'POST' && changes !== undefined;
}

function admit(who: Who, account: Account | null): void {
  if (who === 'anyone') return;
  if (account === null) throw new Refusal(401, 'Please sign in.');
  if (who === 'admin' && account.isAdmin !== true) throw new Refusal(403, 'Only an admin may do this.');
}

/** An id that cannot be one names nothing. */
function parseParams<P extends z.ZodType>(schema: P, params: Record<string, string>): z.output<P> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new Refusal(404, parsed.error.issues[0]?.message ?? 'There is nothing here.');
  return parsed.data;
}

async function parseBody<B extends z.ZodType>(schema: B, context: Context): Promise<z.output<B>> {
  const json = schema instanceof z.ZodUnknown ? undefined : await readJson(context);
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Refusal(422, invalid, fieldErrors(parsed.error));
}

/** The first complaint about each field. A Map, because a sender may call a field `__proto__`. */
function fieldErrors({ issues }: z.ZodError): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const message = isUnknown ? 'This field is not known.' : issue.message;
    for (const field of isUnknown ? issue.keys : [issue.path.join('.') || 'body']) {
      if (!errors.has(field)) errors.set(field, message);
    }
  }
  return Object.fromEntries(errors);
}
