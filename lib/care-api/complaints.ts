import 'server-only';
import type { z } from 'zod';
import type { complaintInput } from '@/lib/contract/complaint';
import { endpoints } from '@/lib/contract/endpoints';
import { read, send } from './client';

/** False with an API that takes none: then there is the telephone, and a letter. */
export async function takesComplaints(): Promise<boolean> {
  const reading = await read(endpoints.getComplaintsOpen);
  return reading.state === 'ready' && reading.value.isOpen;
}

export function getFollowedComplaint(token: string) {
  return read(endpoints.getFollowedComplaint, { params: { token } });
}

export function createComplaint(
  complaint: z.input<typeof complaintInput>,
  from: { visitor: string | undefined; locale: string; once: string | undefined },
) {
  return send(endpoints.createComplaint, complaint, from);
}
