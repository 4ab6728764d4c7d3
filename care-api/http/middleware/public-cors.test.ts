import { readEnvironment } from '@/care-api/kernel/env';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ corsOrigins: ['https://partner.example'] });
}, 60_000);
afterAll(() => test.close());
const from = (origin: string, more = {}) => ({ headers: { origin, ...more } });
const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

it('scripts of the origins that are named read what anyone may, refusals too', async () => {
  for (const path of ['/Faq', '/Faq/999999', '/api/TypeDetail/typecardlist?page=1']) {
    const response = await test.send('GET', path, undefined, from('https://partner.example'));
    expect([path, allowed(response)]).toEqual([path, 'https://partner.example']);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

it('others read nothing, and without the setting nobody does', async () => {
  expect(allowed(await test.send('GET', '/Faq', undefined, from('https://other.example')))).toBeNull();
  for (const closed of [test.appWith({ corsOrigins: [] }), test.appWith({ bare: true, corsOrigins: [] })]) {
    expect(allowed(await test.sendTo(closed, 'GET', '/Faq', undefined, from('https://partner.example')))).toBeNull();
  }
  const open = test.appWith({ corsOrigins: ['*'] });
  expect(allowed(await test.sendTo(open, 'GET', '/Faq', undefined, from('https://other.example')))).toBe('*');
});

it('a browser is told that neither writes nor tokens are let through', async () => {
  const asked = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' };
  const told = await test.send('OPTIONS', '/Faq', undefined, from('https://partner.example', asked));
  expect(told.status).toBe(204);
  expect(told.headers.get('access-control-allow-methods')).toBe('GET');
  expect(told.headers.get('access-control-allow-headers')).not.toMatch(/authorization/i);
});

it('the setting takes origins, or all of them, and nothing else', () => {
  const read = (CORS_ORIGINS: string) => readEnvironment({ CORS_ORIGINS }).CORS_ORIGINS;
  expect(read('')).toEqual([]);
  expect(read('*')).toEqual(['*']);
  expect(read('https://a.example, http://localhost:8080')).toEqual(['https://a.example', 'http://localhost:8080']);
  for (const wrong of ['a.example', 'https://a.example/path', 'https://a.example/', 'null', 'https://*.example']) {
    expect(() => read(wrong)).toThrow(/CORS_ORIGINS/);
  }
});
