import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Dependencies } from '@/care-api/kernel/dependencies';

type Tracing = NonNullable<Dependencies['tracing']>;
type Query = (...said: unknown[]) => unknown;

const textOf = z.object({ text: z.string() });

export function traceQueries(pool: Pool, { query }: Tracing): void {
  trace(pool, query);
  const connect = pool.connect.bind(pool);
  const connectFor: (...said: unknown[]) => unknown = connect;
  const seen = new WeakSet<PoolClient>();
  Object.assign(pool, {
    connect(...said: unknown[]) {
      // The pool's own way to a connection has a callback.
      return said.length > 0 ? connectFor(...said) : connectTraced();
    },
  });

  async function connectTraced(): Promise<PoolClient> {
    const client = await connect();
    if (!seen.has(client)) trace(client, query);
    seen.add(client);
    return client;
  }
}

function trace(asked: Pool | PoolClient, span: Tracing['query']): void {
  const query: Query = asked.query.bind(asked);
  Object.assign(asked, {
    query(...said: unknown[]) {
      const [what] = said;
      const text = typeof what === 'string' ? what : textOf.safeParse(what).data?.text;
      if (text === undefined || typeof said.at(-1) === 'function') return query(...said);
      return span(text, async () => query(...said));
    },
  });
}
