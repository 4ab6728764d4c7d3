import { freePort } from '../../testing/free-port.mjs';
import { startCareApi } from './care-api';
import { type FirstStart, getFirstStart } from './first-start';
import { livingLater } from './living-later';
import { type Product, type ProductOptions, runProduct, settingsFor } from './product';
import { newStore, removeStore } from './store';

/** A product whose care API the test stops and starts; it comes back on the same port with the same data. */
export type OwnProduct = Product & {
  admin: FirstStart['admin'];
  stopCareApi(signal?: NodeJS.Signals): Promise<void>;
  /** As many minutes later than it is, where that is said. */
  startCareApi(minutesLater?: number): Promise<void>;
};

/** `through`: makes the address by which the site asks the care API. */
export type OwnOptions = ProductOptions & { through?: (careApiUrl: string) => Promise<string> };

export async function runOwnProduct({ bare = false, env = {}, through }: OwnOptions = {}): Promise<OwnProduct> {
  const firstStart = getFirstStart();
  const store = await newStore(firstStart.store);
  const port = await freePort();
  const start = (minutesLater = 0) => {
    const later = minutesLater > 0 ? livingLater(minutesLater) : {};
    return startCareApi(port, { ...settingsFor(store, bare), ...env, ...later });
  };
  let careApi = await start();
  const stopCareApi = (signal?: NodeJS.Signals) => careApi.stop(signal);
  const stopAll = async () => {
    await stopCareApi();
    await removeStore(store);
  };

  try {
    const careApiUrl = `http://127.0.0.1:${port}`;
    const product = await runProduct({ env: { ...env, CARE_API_URL: (await through?.(careApiUrl)) ?? careApiUrl } });
    return {
      ...product,
      admin: firstStart.admin,
      stopCareApi,
      startCareApi: async (minutesLater) => {
        careApi = await start(minutesLater);
      },
      stop: async () => {
        await product.stop();
        await stopAll();
      },
    };
  } catch (fault) {
    await stopAll();
    throw fault;
  }
}
