import 'server-only';
import type { ApplicationFile } from '@/lib/contract/application-event';
import { endpoints } from '@/lib/contract/endpoints';
import { type PersonalReading, readAs } from './client';
import { readIfThere } from './published/get-calls';

/** An application with all that is kept of it. */
export function getApplicationFile(accessToken: string, id: string): Promise<PersonalReading<ApplicationFile>> {
  return readAs(accessToken, endpoints.getApplicationFile, { params: { id } });
}

/** Who an application can be given to; nobody while the API does not answer. */
export async function listApplicationOwners(accessToken: string): Promise<{ id: string; name: string }[]> {
  const reading = await readIfThere(accessToken, endpoints.listApplicationOwners);
  return reading.state === 'ready' ? reading.value : [];
}
