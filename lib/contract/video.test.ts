import { videoKey } from './video';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4s', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/@channel', null],
  ['https://youtube.com.example.org/embed/aqz-KE-bpKQ', null],
  ['https://youtu.be/a"b', null],
  ['no address', null],
])('%s plays %s', (link, key) => {
  expect(videoKey(link)).toBe(key);
});
