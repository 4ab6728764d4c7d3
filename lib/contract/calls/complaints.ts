import { byFollowToken } from '../call-back-promise';
import { caseHistory } from '../case-event';
import {
  bySummaryTable,
  complaintEntry,
  complaintEventInput,
  complaintInput,
  complaintQuery,
  complaintReceipt,
  complaintSchema,
  complaintSummary,
  complaintsOpen,
  followedComplaint,
  summaryQuery,
} from '../complaint';
import type { Endpoint } from '../endpoint';
import { resources } from '../resources';
import { create, done, list, one, pages, remove } from './build';

const { who } = resources.complaint;

const path = 'admin/complaints/{id}';
const single = { response: complaintSchema, extension: true } as const;

export const complaintCalls = {
  getComplaintsOpen: list('Complaint', 'Whether complaints are taken here', {
    response: complaintsOpen,
    reads: ['company'],
    extension: true,
  }),
  createComplaint: {
    ...create(
      'Complaint',
      'Complain about care, or about what is done with one’s data; answers a reference, and mails it where it can',
      { body: complaintInput, response: complaintReceipt, changes: [], extension: true },
      'anyone',
    ),
    tellsSecret: true,
  },
  getFollowedComplaint: {
    ...list('Complaint/status/{token}', 'How it stands with a complaint, for whoever has its address', {
      response: followedComplaint,
      extension: true,
    }),
    params: byFollowToken,
  },
  enterComplaint: create(
    'admin/complaints',
    'Enter what somebody complained about by telephone or letter',
    { body: complaintEntry, response: complaintSchema, changes: [], extension: true },
    who,
  ),
  listComplaints: {
    ...pages(resources.complaint, 'admin/complaints', 'Complaints, without their words', complaintSchema),
    query: complaintQuery,
  },
  getComplaint: one(path, 'One complaint', single, who),
  deleteComplaint: remove(path, 'Put a complaint into the trash', { response: done, extension: true }, who),
  getComplaintHistory: one(
    `${path}/events`,
    'What was done about a complaint',
    { response: caseHistory, extension: true },
    who,
  ),
  addComplaintEvent: {
    ...one(`${path}/events`, 'Do something about a complaint, and note it', single, who),
    method: 'POST',
    body: complaintEventInput,
  },
  getComplaintSummary: {
    ...list(
      'admin/complaint-summary',
      'The complaints of a year, without names',
      { response: complaintSummary, extension: true },
      who,
    ),
    query: summaryQuery,
  },
  getComplaintTable: {
    ...one('admin/complaint-summary/{table}', 'The same as a table', { response: done, extension: true }, who),
    params: bySummaryTable,
    query: summaryQuery,
  },
} as const satisfies Record<string, Endpoint>;
