import { isSameOrigin } from './same-origin';

const from = (headers: Record<string, string>) =>
  isSameOrigin(new Request('http://10.0.0.7:3000/api/call-back', { method: 'POST', headers }));

beforeAll(() => {
  process.env.SITE_URL = 'https://www.care.example';
});
afterAll(() => {
  delete process.env.SITE_URL;
});

it('knows our own pages also behind a proxy that says another Host than visitors see', () => {
  const host = '10.0.0.7:3000';
  expect(from({ host, origin: 'https://www.care.example' })).toBe(true);
  expect(from({ host, origin: 'http://10.0.0.7:3000' })).toBe(true);
  for (const origin of ['https://care.example', 'http://www.care.example', 'https://www.care.example:8443', 'null']) {
    expect([origin, from({ host, origin })]).toEqual([origin, false]);
  }
  expect(from({ host, origin: 'https://www.care.example', 'sec-fetch-site': 'cross-site' })).toBe(false);
});
