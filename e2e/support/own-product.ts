import { holdPort } from '../../scripts/start/ports.mjs';
import { untilReady } from '../../scripts/start/ready.mjs';
import { type Running, runNode } from './process';
import { newDataFolder, type Product, type ProductOptions, runProduct, settingsFor } from './product';

/** A product whose care API the test stops and starts; it comes back on the same port with the same data. */
export type OwnProduct = Product & {
  /** The admin of its first start. */
  admin: { email: string; password: string };
  stopCareApi(signal?: NodeJS.Signals): Promise<void>;
  startCareApi(): Promise<void>;
};

export async function runOwnProduct({ bare = false, env = {} }: ProductOptions = {}): Promise<OwnProduct> {
  const folder = newDataFolder();
  const { port, release } = await holdPort('CARE_API_PORT', '0', 0);
  await release();
  const careApiUrl = `http://127.0.0.1:${port}`;
  const settings = { ...settingsFor(folder.path, bare), ...env, CARE_API_PORT: String(port), NODE_ENV: 'production' };

  const start = () => runNode(['.care-api/serve.mjs'], settings);
  let careApi = start();
  const stopCareApi = async (signal?: NodeJS.Signals) => {
    await careApi.stop(signal);
  };
  const stopAll = async () => {
    await stopCareApi();
    folder.remove();
  };

  try {
    await untilCareApiReady(careApi, careApiUrl);
    const product = await runProduct({ env: { ...env, CARE_API_URL: careApiUrl } });
    return {
      ...product,
      admin: readAdmin(careApi),
      stopCareApi,
      startCareApi: async () => {
        careApi = start();
        await untilCareApiReady(careApi, careApiUrl);
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

async function untilCareApiReady(careApi: Running, url: string): Promise<void> {
  const giveUp = new AbortController();
  careApi.ended.then(() => giveUp.abort(new Error(`The care API did not start:\n${careApi.output()}`)));
  await untilReady(`${url}/api/ready`, giveUp.signal);
}

/** Told once, to whoever reads the console of the first start. */
function readAdmin(careApi: Running): OwnProduct['admin'] {
  const [, email, password] = /^admin account: (\S+) {2}one-time password: (\S+)/m.exec(careApi.output()) ?? [];
  if (!email || !password) throw new Error(`The care API named no admin:\n${careApi.output()}`);
  return { email, password };
}
