import { videoSchema } from '@/lib/contract/video';
import { toVideoView } from './video-view';

const video = (videoLink: string, rest: { videoCategory?: string; videoDescp?: string } = {}) =>
  toVideoView(videoSchema.parse({ videoGalleryId: 1, videoLink, ...rest }));

describe('a video', () => {
  it('has the player of its link and a way to it', () => {
    expect(video('https://www.youtube.com/watch?v=aqz-KE-bpKQ')).toMatchObject({
      key: 'aqz-KE-bpKQ',
      link: { href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', isOwn: false },
    });
  });

  it('may lead to a page of this site, then without a player', () => {
    expect(video('/listing-details/41')).toMatchObject({
      key: null,
      link: { href: '/listing-details/41', isOwn: true },
    });
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'is never a link to somewhere unsafe: %j',
    (link) => expect(video(link).link?.isOwn ?? false).toBe(false),
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('has no link at all for %j', (link) =>
    expect(video(link).link).toBeNull(),
  );

  it('is named by its description, else by its category', () => {
    expect(video('/blog', { videoCategory: 'Jobs', videoDescp: 'First week' }).title).toBe('First week');
    expect(video('/blog', { videoCategory: 'Jobs' })).toMatchObject({
      title: 'Jobs',
      cover: '/illustrations/carer-jobs.svg',
    });
  });
});
