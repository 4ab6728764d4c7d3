import { screen, waitFor } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { PostFigures } from './post-figures';

const before = global.fetch;
afterEach(() => {
  global.fetch = before;
});

function answering(answers: Record<string, unknown[]>) {
  const asked: string[] = [];
  global.fetch = async (input) => {
    const address = String(input);
    asked.push(address);
    const found = Object.entries(answers).find(([part]) => address.includes(part));
    return { ok: true, json: async () => ({ items: found?.[1] ?? [] }) } as Response;
  };
  return asked;
}

const body = '<p>Read <a href="/faq">this</a> and <a href="/gone">that</a>.</p>';
const show = (title: string) =>
  renderIn(
    'en',
    <PostFigures id="7" now={{ words: 2, minutes: 0, pictures: 1, links: 0 }} hasBanner {...{ title, body }} />,
  );

it('tells before publishing what visitors get, which links lead nowhere, and whose title it is already', async () => {
  const asked = answering({
    '/api/links/dead': ['/gone', '/no-more-in-the-text'],
    'status=scheduled': [
      { id: 7, title: 'A good day' },
      { id: 8, title: 'A good day!' },
    ],
  });
  show('A good day');
  expect(screen.getByText(/Visitors get 4 words, less than a minute of reading, 1 picture and 2 links/)).toBeVisible();
  expect(screen.getByText(/Now they have 2 words, 1 picture and no link/)).toBeVisible();
  expect(await screen.findByText('Links of this site lead nowhere: /gone')).toBeVisible();
  expect(await screen.findByText('There is a post with this title already: scheduled.')).toBeVisible();
  expect(asked.find((address) => address.startsWith('/api/links/dead'))).toContain('at=%2Ffaq&at=%2Fgone');
});

it('says nothing of the post itself, nor of one that only begins so', async () => {
  const asked = answering({
    'status=published': [
      { id: 7, title: 'Spring' },
      { id: 9, title: 'Spring in York' },
    ],
  });
  show('Spring');
  await waitFor(() => expect(asked.length).toBe(3));
  expect(screen.queryByText(/with this title/)).toBeNull();
});
