import type { KeyScope } from '@/lib/contract/api-key';
import { applicationCalls } from '@/lib/contract/calls/applications';
import { callBackCalls } from '@/lib/contract/calls/call-backs';
import { complaintCalls } from '@/lib/contract/calls/complaints';
import { listingCalls } from '@/lib/contract/calls/listings';
import { mailReportCalls } from '@/lib/contract/calls/mail-reports';
import { postCalls } from '@/lib/contract/calls/posts';
import { questionnaireCalls } from '@/lib/contract/calls/questionnaires';
import type { Endpoint } from '@/lib/contract/endpoint';

const rooms = {
  listings: [listingCalls],
  posts: [postCalls],
  callBacks: [callBackCalls],
  applications: [applicationCalls, questionnaireCalls],
  complaints: [complaintCalls],
} as const;
type Room = keyof typeof rooms;

const scopes = new Map<Endpoint, KeyScope>([
  ...(['listings', 'posts', 'callBacks', 'applications', 'complaints'] as const satisfies Room[]).flatMap((room) =>
    rooms[room]
      .flatMap((calls) => Object.values<Endpoint>(calls))
      .map((call): [Endpoint, KeyScope] => [call, `${room}:${call.method === 'GET' ? 'read' : 'write'}`]),
  ),
  ...Object.values<Endpoint>(mailReportCalls).map((call): [Endpoint, KeyScope] => [call, 'mails:write']),
]);

export function scopeOf(endpoint: Endpoint): KeyScope | null {
  return scopes.get(endpoint) ?? null;
}
