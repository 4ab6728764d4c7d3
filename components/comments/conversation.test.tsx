import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { WhomToRing } from '@/components/forms/whom-to-ring';
import { renderIn } from '@/components/testing/render-in';
import type { Comment, CommentPage } from '@/lib/contract/comment';
import { Conversation } from './conversation';

const make = (id: number, fields: Partial<Comment> = {}): Comment => ({
  id,
  postId: 7,
  parentId: null,
  content: `Comment ${id}`,
  authorId: 'sam',
  authorName: 'Sam',
  writtenAt: new Date().toISOString(),
  editedAt: null,
  isDeleted: false,
  replies: [],
  ...fields,
});

let page: CommentPage;
let answers: { status: number; body: unknown }[];
const sent: unknown[] = [];
const original = globalThis.fetch;

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  answers = [];
  const items = [make(1, { authorId: 'ann', authorName: 'Ann' }), make(2)];
  page = { items, total: 2, totalWithReplies: 2, page: 1, pageSize: 20 };
  globalThis.fetch = (async (_: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return reply(200, { page, viewer: { id: 'ann', name: 'Ann', isAdmin: false } });
    sent.push(JSON.parse(String(init.body)));
    const { status, body } = answers.shift() ?? { status: 200, body: {} };
    return reply(status, body);
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

const reply = (status: number, body: unknown) =>
  ({ ok: status < 400, status, json: async () => body }) as unknown as Response;

async function show() {
  const onDone = jest.fn();
  renderIn(
    'en',
    <SWRConfig value={{ provider: () => new Map() }}>
      <WhomToRing phone="01632 960140">
        <Conversation postId={7} path="/blog-details-user-view/7" pageNumber={1} owner="Ann" onDone={onDone}>
          <p>As the server rendered them</p>
        </Conversation>
      </WhomToRing>
    </SWRConfig>,
  );
  await screen.findByText('Comment 1');
  const form = screen.getByRole('form', { name: 'Post A Comment' });
  return { onDone, form, box: within(form).getByLabelText('Your Message'), user: userEvent.setup() };
}

describe('a conversation', () => {
  it('takes a comment, shows it and clears the form', async () => {
    const { onDone, form, box, user } = await show();
    await user.type(box, 'A kind word');
    page = { ...page, items: [...page.items, make(3, { content: 'A kind word' })], total: 3, totalWithReplies: 3 };
    await user.click(within(form).getByRole('button', { name: 'Post A Comment' }));
    expect(sent).toEqual([{ once: expect.any(String), action: 'post', postId: '7', content: 'A kind word' }]);
    expect(await screen.findByText('A kind word', { selector: 'p' })).toBeVisible();
    expect(onDone).toHaveBeenCalledWith('comment');
    expect(box).toHaveValue('');
    expect(await screen.findByRole('heading', { name: 'Comments(3)' })).toBeVisible();
  });

  it.each([
    [20, undefined],
    [21, '/blog-details-user-view/7?comments=2#comments'],
    [40, '/blog-details-user-view/7?comments=2#comments'],
  ])('of %s comments leads to the page with the latest ones, where it is another', async (total, href) => {
    page = { ...page, total };
    await show();
    const link = screen.queryByRole('link', { name: 'See the latest comments' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('does not send nothing', async () => {
    const { form, box, user } = await show();
    await user.click(within(form).getByRole('button', { name: 'Post A Comment' }));
    expect(box).toHaveAccessibleDescription('Content is required.');
    expect(box).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    [422, 'Warning: Inappropriate content detected.'],
    [502, 'Please check the Network!'],
  ])('takes a comment back that is answered by %s, and keeps its words', async (status, message) => {
    answers = [{ status, body: { message } }];
    const { form, box, user, onDone } = await show();
    await user.type(box, 'My words');
    await user.click(within(form).getByRole('button', { name: 'Post A Comment' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription(message));
    expect(box).toHaveValue('My words');
    await waitFor(() => expect(screen.queryByText('My words', { selector: 'p' })).toBeNull());
    expect(onDone).not.toHaveBeenCalled();
  });

  it('names the number to ring where our system is away', async () => {
    answers = [{ status: 502, body: { message: '', code: 'systemAway' } }];
    const { form, box, user } = await show();
    await user.type(box, 'My words');
    await user.click(within(form).getByRole('button', { name: 'Post A Comment' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription(/not answering.* ring .*01632 960140/));
    expect(box).toHaveValue('My words');
  });

  it('opens one reply form below a comment, and Cancel gives the focus back', async () => {
    const { user } = await show();
    const button = screen.getByRole('button', { name: 'Reply to Sam' });
    await user.click(button);
    const form = screen.getByRole('form', { name: 'Leave a Reply' });
    expect(within(form).getByLabelText('Your Message')).toHaveFocus();
    await user.type(within(form).getByLabelText('Your Message'), 'An answer');
    await user.click(within(form).getByRole('button', { name: 'Post A Reply' }));
    expect(sent).toEqual([
      { once: expect.any(String), action: 'post', postId: '7', parentId: '2', content: 'An answer' },
    ]);
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Leave a Reply' })).toBeNull());
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(button).toHaveFocus();
  });

  it('offers no reply to what waits for approval, which would be refused', async () => {
    page = { ...page, items: [make(1, { authorId: 'ann', state: 'held', reason: 'first' }), make(2)] };
    await show();
    expect(screen.getAllByRole('button', { name: /^Reply to/ })).toHaveLength(1);
  });

  it('offers Edit and Delete for one’s own comment only, and asks before it deletes', async () => {
    const { user, onDone } = await show();
    expect(screen.getAllByRole('button', { name: /^Edit your comment/ })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Delete the comment/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Delete the comment by Ann/ }));
    const dialog = screen.getByRole('dialog', { name: 'Delete this comment?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Delete the comment by Ann/ }));
    page = { ...page, items: [make(2)], total: 1, totalWithReplies: 1 };
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(sent).toEqual([{ once: expect.any(String), action: 'delete', postId: '7', id: '1' }]);
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('deleted'));
    await waitFor(() => expect(screen.queryByText('Comment 1')).toBeNull());
  });

  it('keeps what is being written in this tab, for its writer alone', async () => {
    const { box, user } = await show();
    await user.type(box, 'Half a tho');
    expect(JSON.parse(sessionStorage.getItem('comment-words 7 ') ?? '')).toEqual({
      owner: 'Ann',
      content: 'Half a tho',
    });
  });

  it('a reply that is sent takes nothing of the comment, nor of the change, that are being written', async () => {
    const { box, user } = await show();
    await user.type(box, 'A long one');
    await user.click(screen.getByRole('button', { name: /^Edit your comment/ }));
    await user.type(
      screen.getByRole('form', { name: 'Edit your comment' }).querySelector('textarea') as HTMLElement,
      '!',
    );
    await user.click(screen.getByRole('button', { name: 'Reply to Sam' }));
    const reply = within(screen.getByRole('form', { name: 'Leave a Reply' }));
    await user.type(reply.getByLabelText('Your Message'), 'An answer');
    await user.click(reply.getByRole('button', { name: 'Post A Reply' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Leave a Reply' })).toBeNull());
    const kept = (step: string) => JSON.parse(sessionStorage.getItem(`comment-words 7 ${step}`) ?? 'null')?.content;
    expect(['', 'edit=1', 'to=2'].map(kept)).toEqual(['A long one', 'Comment 1!', undefined]);
    cleanup();
    await show();
    expect(screen.getByLabelText('Your Message', { selector: '#edit-1' })).toHaveValue('Comment 1!');
  });

  it('what is typed on while a comment is on its way stays', async () => {
    const { form, box, user, onDone } = await show();
    await user.type(box, 'One');
    const { fetch } = globalThis;
    let answer = () => {};
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    globalThis.fetch = (async (...asked: Parameters<typeof fetch>) => {
      if (asked[1]?.method === 'POST') await wait;
      return fetch(...asked);
    }) as typeof fetch;
    await user.click(within(form).getByRole('button', { name: 'Post A Comment' }));
    await user.type(box, ' and two');
    answer();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('comment'));
    expect(box).toHaveValue('One and two');
    expect(sessionStorage.getItem('comment-words 7 ')).toContain('One and two');
  });

  it('goes on with a reply that was begun before the log-in', async () => {
    sessionStorage.setItem('comment-words 7 to=2', JSON.stringify({ owner: 'Ann', content: 'Half a reply' }));
    await show();
    expect(within(screen.getByRole('form', { name: 'Leave a Reply' })).getByLabelText('Your Message')).toHaveValue(
      'Half a reply',
    );
  });

  it('does not show one person’s words to another', async () => {
    sessionStorage.setItem('comment-words 7 ', JSON.stringify({ owner: 'Sam', content: 'Secret' }));
    const { box } = await show();
    expect(box).toHaveValue('');
  });
});
