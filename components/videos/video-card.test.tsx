import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { loadYouTube } from '@/lib/browser/load-youtube';
import { toVideoView, type VideoView } from '@/lib/gallery/video-view';
import { VideoCard } from './video-card';
import type { VideoPlayerProps } from './video-player';

let given: VideoPlayerProps | null = null;
jest.mock('./video-player', () => ({
  VideoPlayer: (props: VideoPlayerProps) => {
    given = props;
    return <iframe title={props.title} />;
  },
}));
jest.mock('@/lib/browser/load-youtube', () => ({ loadYouTube: jest.fn() }));

beforeEach(() => {
  given = null;
  jest.mocked(loadYouTube).mockReset().mockResolvedValue(null);
});

function video(link: string, key: string | null): VideoView {
  return toVideoView({
    id: 1,
    category: 'Live-in care',
    description: 'A day together',
    link,
    key,
    addedAt: '2026-11-14T10:00:00Z',
  });
}
const onYouTube = video('https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ');

async function pressCover() {
  renderIn('en', <VideoCard video={onYouTube} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play: A day together' }));
}

describe('a video', () => {
  it('shows a cover that says from whom it comes, and asks nobody for anything', () => {
    renderIn('en', <VideoCard video={onYouTube} />);
    const cover = screen.getByRole('button', { name: 'Play: A day together' });
    expect(cover).toHaveAccessibleDescription('Plays from YouTube');
    expect(loadYouTube).not.toHaveBeenCalled();
    expect(screen.getByText('Live-in care')).toBeVisible();
    expect(screen.getByText('Added 14 November 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View: A day together' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
  });

  it('plays when pressed: the cover goes when the player is ready, and Pause has the focus', async () => {
    await pressCover();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the video');
    expect(screen.getByRole('button', { name: 'Play: A day together' })).toHaveAttribute('aria-disabled', 'true');

    const player = { playVideo: jest.fn(), pauseVideo: jest.fn() };
    act(() => given?.onReady(player));
    expect(player.playVideo).toHaveBeenCalledTimes(1);
    const pause = screen.getByRole('button', { name: 'Pause: A day together' });
    expect(pause).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(player.pauseVideo).toHaveBeenCalledTimes(1);

    act(() => given?.onPlaying(false));
    await userEvent.click(screen.getByRole('button', { name: 'Play: A day together' }));
    expect(player.playVideo).toHaveBeenCalledTimes(2);
  });

  it('leads to the video where it is when the player does not come, and tries again when pressed', async () => {
    jest.mocked(loadYouTube).mockRejectedValueOnce(new Error('blocked'));
    await pressCover();
    expect(screen.getByRole('status')).toHaveTextContent('The video did not load.');
    expect(screen.getByRole('link', { name: 'Watch it on its own site' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Play: A day together' }));
    expect(screen.getByTitle('A day together')).toBeVisible();
  });

  it('without a key is only a link, inside the site for our own pages', () => {
    renderIn('ar', <VideoCard video={video('/listing-details/41', null)} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ar/listing-details/41');
  });
});
