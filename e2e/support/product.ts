import { setTimeout as sleep } from 'node:timers/promises';
import { blankSettings } from '../../scripts/start/setting-names.mjs';
import { runNode } from './process';
import { newEmbeddedStore, removeStore, type Store, storeSettings } from './store';

export type ProductOptions = { bare?: boolean; env?: Record<string, string> };
export type Product = { siteUrl: string; careApiUrl: string; stop(): Promise<void> };

/**
 * Starts the whole product the way `npm start` does, on free ports, and waits until it is ready: on the store, or on
 * an embedded one of its own. The store goes with it.
 */
export async function runProduct(
  { bare = false, env = {} }: ProductOptions = {},
  store: Store = newEmbeddedStore(),
): Promise<Product> {
  const product = runNode(['scripts/start.mjs'], { ...settingsFor(store, bare), ...env });
  const stop = async () => {
    await product.stop();
    await removeStore(store);
  };
  while (product.isRunning()) {
    const ready = /^ready: site (\S+) care API (\S+)$/m.exec(product.output());
    if (ready?.[1] && ready[2]) return { siteUrl: ready[1], careApiUrl: ready[2], stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`The product did not start:\n${product.output()}`);
}

/** Settings of a product of its own: nothing of this machine's settings reaches it. */
export function settingsFor(store: Store, bare: boolean): Record<string, string> {
  return { ...blankSettings, PORT: '0', CARE_API_PORT: '0', ...storeSettings(store), CARE_API_BARE: bare ? '1' : '' };
}
