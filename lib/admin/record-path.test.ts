import { followerOf } from './record-path';

const search = '?status=open';
const asked = (more: Record<string, string>) => new URLSearchParams({ in: search, ...more });
const place = { list: '/adminPanel/call-backs', number: 1, total: 2, totalIsCapped: false, previous: null };

it('what follows is the next one of the list, and once a row has left it, the one that was next then', () => {
  const next = { id: 8, href: `/adminPanel/call-backs/8?${new URLSearchParams({ in: search })}` };
  expect(followerOf('call-backs', { ...place, next: next.href }, asked({ after: '7' }))).toEqual(next);
  expect(followerOf('call-backs', null, asked({ after: '8' }))).toEqual(next);
  for (const after of ['', 'x', '-1']) {
    expect(followerOf('call-backs', { ...place, next: null }, asked({ after }))).toEqual({ id: null, href: null });
  }
});
