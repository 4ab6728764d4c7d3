import { Refusal } from '@/care-api/kernel/refusal';

/** `status`: 507 for a write that found no room, 503 for a process that can take none. */
export function diskFull(status: 503 | 507 = 507): Refusal {
  return new Refusal(status, 'diskFull');
}
