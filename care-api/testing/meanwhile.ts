import type { App } from '@/care-api/http/route';
import type { TestApp } from './open-test-app';

/** An API to which something happens between what it checks and its first transaction. */
export function meanwhile({ deps: { database }, appWith }: TestApp, happen: () => Promise<unknown>): App {
  const { db } = database;
  let has = false;
  const transaction: typeof db.transaction = async (...work) => {
    if (!has) {
      has = true;
      await happen();
    }
    return db.transaction(...work);
  };
  const raced = new Proxy(db, {
    get: (known, key) => (key === 'transaction' ? transaction : Reflect.get(known, key)),
  });
  return appWith({ database: { ...database, db: raced } });
}
