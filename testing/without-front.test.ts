import type { NextConfig } from 'next';

const configOf = async (siteFront: string) => {
  Object.assign(process.env, { NODE_ENV: 'production', SITE_FRONT: siteFront, SITE_URL: 'https://www.example.org' });
  jest.resetModules();
  const { default: config }: { default: NextConfig } = await import('@/next.config');
  const entries = (await config.headers?.()) ?? [];
  const said = entries.flatMap(({ headers }) => headers.map(({ key, value }) => `${key}: ${value}`));
  return { said: said.join('\n'), cacheHandler: config.cacheHandler };
};

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it('allows the scripts of pages, and says HSTS, where no front will', async () => {
  const { said, cacheHandler } = await configOf('0');
  expect(said).toContain("script-src 'self' 'unsafe-inline'");
  expect(said).toContain('Strict-Transport-Security: max-age=');
  expect(cacheHandler).toBeUndefined();
});

it('leaves both to the front otherwise', async () => {
  const { said, cacheHandler } = await configOf('');
  expect(said).not.toContain('Strict-Transport-Security');
  expect(said).not.toContain("'unsafe-inline'");
  expect(cacheHandler).toMatch(/next-pages\.mjs$/);
});
