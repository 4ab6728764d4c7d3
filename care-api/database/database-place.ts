import type { Environment } from '@/care-api/kernel/env';
import type { DatabasePlace } from './open-database';

export function databasePlace({ DATABASE_URL, DATABASE_POOL, DATA_DIR, MIGRATE }: Environment): DatabasePlace {
  const isPooled = DATABASE_POOL === 'transaction';
  return { databaseUrl: DATABASE_URL, dataDir: DATA_DIR, isPooled, migrates: MIGRATE === '1' };
}
