import type { Application } from '@/lib/contract/application';

/** One for care, as its sender sees it. */
export const sentApplication: Application = {
  id: 7,
  reference: 'LC-000007',
  listingId: 41,
  listingTitle: 'Night carer',
  status: 'Open',
  withdrawn: false,
  stage: 'sent',
  isJob: false,
  nextStep: '',
  nextOn: null,
  sentAt: '2026-06-30T23:30:00Z',
  messages: [],
  answers: [{ label: 'Which nights?', value: '', file: null }],
};
