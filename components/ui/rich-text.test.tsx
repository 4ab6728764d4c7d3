import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { RichText } from './rich-text';

const film = 'https://player.vimeo.com/video/123456';
const html = `<p>Tea</p><a href="https://vimeo.com/123456" data-film="${film}"><b>Watch it</b></a>`;

test('a film plays in the place of its link, and not before it is pressed', async () => {
  renderIn('en', <RichText html={html} />);
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByText('Watch it'));
  const player = screen.getByTitle('Watch it');
  expect(player).toHaveAttribute('src', `${film}?autoplay=1`);
  expect(player).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a film whose link is opened in another tab stays a link', async () => {
  renderIn('en', <RichText html={html} />);
  const user = userEvent.setup();
  // What the browser does with it is its own business; here nothing may stop it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Watch it'));
  expect(screen.getByRole('link')).toBeVisible();
});
