import { callBackDraftName } from '@/lib/admin/call-back-deeds';
import { callBackResource } from '@/lib/admin/call-backs';
import type { CallBackDeed } from '@/lib/contract/call-back-event';
import { endpoints } from '@/lib/contract/endpoints';
import { caseRoute } from '@/lib/forms/case-route';
import { toId } from '@/lib/http/to-id';

const deeds: Record<CallBackDeed, readonly string[]> = {
  take: [],
  calling: [],
  spoke: [],
  note: [],
  spam: [],
  safeguarding: [],
  reopen: [],
  assign: ['owner'],
  noAnswer: ['until'],
  snooze: ['until'],
  close: ['outcome'],
  link: ['other'],
  mailed: ['subject', 'text'],
};

/** Does something with a request to be called back. */
export const POST = caseRoute({
  resource: callBackResource,
  call: endpoints.addCallBackEvent,
  deeds,
  draftName: callBackDraftName,
  toField: (name, said) => (name === 'other' ? (toId(said) ?? 0) : said),
});
