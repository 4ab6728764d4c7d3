import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { callBackSchema } from '@/lib/contract/call-back';
import { CaseFacts } from './case-facts';

const wire = {
  requestId: 7,
  yourName: 'Ann',
  email: 'ann@example.org',
  phoneNo: '01632 960123',
  dateTime: '',
  yourMessage: 'Hi',
  status: 'Closed',
  state: 'closed',
  outcome: 'information',
  dueAt: '2026-11-25T10:03:00Z',
};

it('names no fact without saying it: a closed request keeps the time that was promised', () => {
  renderIn('en', <CaseFacts row={callBackSchema.parse(wire)} bounced="" isWhole isAdmin />);
  for (const term of screen.getAllByRole('term')) expect(term.nextSibling?.textContent).toMatch(/\S/);
  expect(screen.getByText('Due').nextSibling?.textContent).toMatch(/^25\sNov\s2026, 10:03$/);
});
