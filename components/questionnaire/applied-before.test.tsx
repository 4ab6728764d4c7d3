import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { sentApplication } from '@/lib/applications/testing/sent-application';
import { applicationElementId } from '@/lib/applications/withdrawal';
import { AppliedBefore } from './applied-before';

const application = { ...sentApplication, sentAt: '2026-06-30T12:00:00Z', answers: [] };

it('says when somebody applied here and under which reference, and leads to what they sent', () => {
  renderIn('en', <AppliedBefore application={application} />);
  const told = screen.getByRole('region', { name: 'You have applied for this already.' });
  expect(told).toHaveTextContent('Sent on 30 June 2026, reference LC-000007.');
  const look = screen.getByRole('link', { name: 'See what you sent and how it stands' });
  expect(look).toHaveAttribute('href', `/usersdashboard#${applicationElementId(7)}`);
});
