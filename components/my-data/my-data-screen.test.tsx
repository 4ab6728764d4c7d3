import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { MyDataScreen } from './my-data-screen';

const away = 'Our system is not answering. Please try again in a moment.';
const kept = { profile: 1, comments: 0, posts: 0, applications: 0, drafts: 0 };

it('says so where the file could not be had, and nothing before it is asked for', () => {
  const { unmount } = renderIn('en', <MyDataScreen kept={kept} hasFailed={false} fault={null} />);
  expect(screen.queryByText(away)).toBeNull();
  unmount();
  renderIn('en', <MyDataScreen kept={kept} hasFailed fault={null} />);
  expect(screen.getByText(away)).toHaveAttribute('role', 'alert');
});
