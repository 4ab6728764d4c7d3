import { toVideoView } from '@/lib/gallery/video-view';
import { videoObjects } from './video-json-ld';

const video = {
  id: 1,
  category: 'Care',
  description: 'A day together',
  link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  key: 'aqz-KE-bpKQ',
  addedAt: '2026-11-14T10:00:00.000Z',
};
const objectsOf = (change: Partial<typeof video> | { key: null } | { addedAt: null }) =>
  videoObjects([toVideoView({ ...video, ...change })], 'https://care.example');

test('search engines learn of a video what its card shows', () => {
  expect(objectsOf({})).toEqual([
    {
      '@type': 'VideoObject',
      name: 'A day together',
      description: 'A day together',
      thumbnailUrl: 'https://care.example/illustrations/live-in-care.svg',
      uploadDate: '2026-11-14T10:00:00.000Z',
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    },
  ]);
});

test.each([{ key: null }, { addedAt: null }, { description: '', category: '' }])(
  'and nothing of one that lacks what they ask for: %j',
  (change) => expect(objectsOf(change)).toEqual([]),
);
