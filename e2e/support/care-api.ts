import { untilReady } from '../../scripts/start/ready.mjs';
import { type Running, runNode } from './process';

/** Starts the built care API alone and waits until it is ready. */
export async function startCareApi(port: number, settings: Record<string, string>): Promise<Running> {
  const careApi = runNode(['.care-api/serve.mjs'], {
    ...settings,
    CARE_API_PORT: String(port),
    NODE_ENV: 'production',
  });
  const giveUp = new AbortController();
  careApi.ended.then(() => giveUp.abort(new Error(`The care API did not start:\n${careApi.output()}`)));
  await untilReady(`http://127.0.0.1:${port}/api/ready`, giveUp.signal);
  return careApi;
}
