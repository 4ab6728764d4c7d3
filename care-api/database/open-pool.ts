import { Pool, type PoolConfig } from 'pg';

/** A pool whose connections may end at any moment: one in use tells by its query, and takes the process with it no more. */
export function openPool(config: PoolConfig, onTrouble: (what: string) => void = () => {}): Pool {
  const pool = new Pool(config);
  pool.on('error', (error) => onTrouble(error.message));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
