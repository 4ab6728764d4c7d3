import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { announceSession } from '@/lib/browser/session';
import { hintName } from '@/lib/http/cookie-names.mjs';
import { writeHint } from '@/lib/sign-in/session-hint';
import { SessionMenu } from './session-menu';
import { SessionWarning } from './session-warning';
import { SessionWatch } from './session-watch';

const goTo = jest.fn();
const reloadPage = jest.fn();
jest.mock('@/lib/browser/go-to', () => ({
  goTo: (address: string) => goTo(address),
  reloadPage: () => reloadPage(),
}));
let path = '/profiles';
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => path }));

/** Another tab, and what it has heard. */
let otherTab: BroadcastChannel;
const posted: string[] = [];
beforeAll(() => {
  otherTab = new BroadcastChannel('session');
  otherTab.onmessage = ({ data }) => posted.push(data.news);
});
afterAll(() => otherTab.close());
afterEach(() => {
  signInAs(null);
  goTo.mockReset();
  reloadPage.mockReset();
  posted.length = 0;
  path = '/profiles';
});

function signInAs(name: string | null, isStaff = false) {
  const hint = name === null ? '' : writeHint({ name, isStaff, endsAt: Date.now() + 3_600_000 });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other
  document.cookie = `${hintName}=${hint}; Path=/; Max-Age=${name === null ? 0 : 3_600}`;
}
function answer(status: number, body: object = {}) {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: status < 300, status, json: async () => body });
}
const session = (left: number) => ({ name: 'Edith', isStaff: false, endsAt: Date.now() + left });

/** As the server, whose clock this browser's is an hour ahead of. */
function signInFrom(lasts: number) {
  const hint = writeHint({ name: 'Edith', endsAt: Date.now() - 3_600_000 + lasts, lasts });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other
  document.cookie = `${hintName}=${hint}; Path=/; Max-Age=${lasts / 1_000}`;
}
const isCounted = () => expect(decodeURIComponent(document.cookie)).toMatch(/=\[\d+,0,"Edith",""\]$/);

describe('the menu of the header', () => {
  it('offers to log in while nobody is', () => {
    renderIn('en', <SessionMenu isFolded />);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login-register');
  });

  it('welcomes whoever is signed in, and leads to their pages', () => {
    signInAs('Edith');
    renderIn('ar', <SessionMenu isFolded={false} />);
    expect(screen.getByText('مرحبًا، Edith')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ar/profiles',
      '/ar/usersdashboard',
    ]);
    expect(screen.getByRole('button', { name: 'تسجيل الخروج' }).closest('form')).toHaveAttribute(
      'action',
      '/api/sign-out',
    );
  });

  it('welcomes whoever’s clock is an hour fast', () => {
    signInFrom(3_600_000);
    renderIn('en', <SessionMenu isFolded={false} />);
    expect(screen.getByText('Welcome, Edith')).toBeVisible();
  });

  it('shows staff the way to the back office', () => {
    signInAs('Edith', true);
    renderIn('en', <SessionMenu isFolded={false} />);
    expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/adminPanel');
  });

  it('logs out: forgets what the browser keeps of somebody, and tells other tabs', async () => {
    signInAs('Edith');
    globalThis.fetch = jest.fn().mockImplementation(async () => {
      signInAs(null);
      return { ok: true, json: async () => ({ location: '/' }) };
    });
    localStorage.setItem('typeId', '5');
    localStorage.setItem('lang', 'EN');
    renderIn('en', <SessionMenu isFolded={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(goTo).toHaveBeenCalledWith('/');
    expect([localStorage.getItem('typeId'), localStorage.getItem('lang')]).toEqual([null, 'EN']);
    // The page is on its way out: it does not change under the hand.
    expect(screen.getByRole('button', { name: 'Logging out' })).toBeVisible();
    await waitFor(() => expect(posted).toEqual(['signed-out']));
  });
});

describe('the warning', () => {
  it('comes two minutes before the end, not earlier', () => {
    const { unmount } = renderIn('en', <SessionWarning session={session(121_500)} isOver={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    renderIn('en', <SessionWarning session={session(119_000)} isOver={false} />);
    expect(screen.getByRole('dialog', { name: 'You will be logged out soon' })).toHaveTextContent('In one minute');
  });

  it.each([
    [119_000, 1],
    [3_600_000, 0],
  ])('counts %i ms by the browser’s own clock, whatever the server’s says', async (lasts, dialogs) => {
    signInFrom(lasts);
    renderIn('en', <SessionWatch />);
    await waitFor(isCounted);
    await waitFor(() => expect(posted).toEqual(['renewed']));
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs));
  });

  it('asks once for more time, and all tabs hear of it', async () => {
    answer(200, { endsAt: 1 });
    renderIn('en', <SessionWarning session={session(60_000)} isOver={false} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(posted).toContain('renewed'));
    expect(jest.mocked(fetch).mock.calls[0]).toEqual(['/api/session', expect.objectContaining({ method: 'POST' })]);
  });

  it('lets go of a page that needs a session when another tab signs out, not when this one does', async () => {
    const { unmount } = renderIn('en', <SessionWarning session={session(600_000)} isOver={false} />);
    announceSession('signed-out');
    await waitFor(() => expect(posted).toEqual(['signed-out']));
    expect(reloadPage).not.toHaveBeenCalled();
    otherTab.postMessage({ news: 'ended', from: 'another tab' });
    otherTab.postMessage({ news: 'signed-out', from: 'another tab' });
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    unmount();
    path = '/listing';
    renderIn('en', <SessionWarning session={session(600_000)} isOver={false} />);
    otherTab.postMessage({ news: 'signed-out', from: 'another tab' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('of a session that the API knows no more leaves what is typed where it is', async () => {
    answer(401);
    renderIn('en', <SessionWarning session={session(60_000)} isOver={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(posted).toEqual(['ended']));
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it.each([
    [502, 'Our system is not answering.'],
    [501, 'This session cannot be made longer.'],
  ])('says why there is no more time: %s', async (status, text) => {
    answer(status);
    renderIn('en', <SessionWarning session={session(60_000)} isOver={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
  });

  it('goes when it is closed, and does not come back for the same end', async () => {
    renderIn('en', <SessionWarning session={session(60_000)} isOver={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to log in again once the session is over, where one is needed', () => {
    const { unmount } = renderIn('en', <SessionWarning session={session(-1)} isOver />);
    expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/session\/ended\?/),
    );
    unmount();
    path = '/listing';
    renderIn('en', <SessionWarning session={session(-1)} isOver />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
