import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint, Who } from '@/lib/contract/endpoint';
import { notFound, Refusal } from './api-error';
import { withoutExtensions } from './bare';
import type { Account, Dependencies, Variables } from './dependencies';

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
    return Response.json(bare ? withoutExtensions(answer) : answer, { status: endpoint.method === 'POST' ? 201 : 200 });
  });
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
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) errors[key] = 'This field is not known.';
    else errors[issue.path.join('.') || 'body'] ??= issue.message;
  }
  throw new Refusal(422, 'There is a problem', errors);
}

async function readJson({ req }: Context): Promise<unknown> {
  if (!req.header('content-type')?.toLowerCase().startsWith('application/json')) {
    throw new Refusal(415, 'Please send JSON.');
  }
  const text = await req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'This is not JSON.');
  }
}
