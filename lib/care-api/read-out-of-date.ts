import { endpoints } from '@/lib/contract/endpoints';
import type { OutOfDate } from '@/lib/contract/translation';
import { readAs } from './client';

/** Translations of texts that have changed since, as their list is asked; null when that cannot be had now. */
export async function readOutOfDate(
  accessToken: string,
  asked: Readonly<Record<string, string>>,
): Promise<OutOfDate | null> {
  const said = Object.entries(asked).filter(([, value]) => value !== '');
  const reading = await readAs(accessToken, endpoints.getOutOfDateTranslations, { query: new URLSearchParams(said) });
  return reading.state === 'ready' ? reading.value : null;
}
