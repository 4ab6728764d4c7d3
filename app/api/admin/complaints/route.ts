import { complaintDraftName, complaintResource } from '@/lib/admin/complaints';
import type { ComplaintDeed } from '@/lib/contract/complaint';
import { endpoints } from '@/lib/contract/endpoints';
import { caseRoute } from '@/lib/forms/case-route';

const mail = ['subject', 'text'];
const deeds: Record<ComplaintDeed, readonly string[]> = {
  take: [],
  note: [],
  authorise: [],
  reopen: [],
  assign: ['owner'],
  close: ['outcome', 'learning'],
  acknowledge: mail,
  answer: mail,
  mailed: mail,
};

/** Does something about a complaint. */
export const POST = caseRoute({
  resource: complaintResource,
  call: endpoints.addComplaintEvent,
  deeds,
  blank: ['learning'],
  draftName: complaintDraftName,
});
