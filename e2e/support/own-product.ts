import { startCareApi } from './care-api';
import { newDataFolder } from './data-folder';
import { type FirstStart, freePort, getFirstStart } from './first-start';
import { type Product, type ProductOptions, runProduct, settingsFor } from './product';

/** A product whose care API the test stops and starts; it comes back on the same port with the same data. */
export type OwnProduct = Product & {
  admin: FirstStart['admin'];
  stopCareApi(signal?: NodeJS.Signals): Promise<void>;
  startCareApi(): Promise<void>;
};

export async function runOwnProduct({ bare = false, env = {} }: ProductOptions = {}): Promise<OwnProduct> {
  const { dataFolder, admin } = getFirstStart();
  const folder = newDataFolder(dataFolder);
  const port = await freePort();
  const start = () => startCareApi(port, { ...settingsFor(folder.path, bare), ...env });
  let careApi = await start();
  const stopCareApi = (signal?: NodeJS.Signals) => careApi.stop(signal);
  const stopAll = async () => {
    await stopCareApi();
    folder.remove();
  };

  try {
    const product = await runProduct({ env: { ...env, CARE_API_URL: `http://127.0.0.1:${port}` } });
    return {
      ...product,
      admin,
      stopCareApi,
      startCareApi: async () => {
        careApi = await start();
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
