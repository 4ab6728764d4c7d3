import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { TeamSection } from './team-section';

const edith = {
  id: 1,
  name: 'Edith Example',
  role: 'Care manager',
  line: 'I visit you.',
  photo: '',
  version: 1,
  updatedAt: null,
};

it('names each with role and line, by a picture or the first letter', () => {
  renderIn(
    'en',
    <TeamSection members={[edith, { ...edith, id: 2, name: 'Ömer', photo: 'omer.jpg', role: '', line: '' }]} />,
  );
  const team = within(screen.getByRole('region', { name: 'Our team' }));
  const [first, second] = team.getAllByRole('listitem');
  expect(first).toHaveTextContent('EEdith ExampleCare managerI visit you.');
  expect(second).toHaveTextContent('Ömer');
  expect(second?.querySelector('img')).toHaveAttribute('src', '/Documents/appImages/omer.jpg');
});

it('is not there while nobody is named', () => {
  renderIn('en', <TeamSection members={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
