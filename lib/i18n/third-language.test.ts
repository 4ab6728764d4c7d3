import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  unstable_getResponseFromNextConfig as answerOfConfig,
  unstable_doesMiddlewareMatch as doesMiddlewareMatch,
} from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import robots from '@/app/robots';
import { sitemap } from '@/app/sitemap.xml/entries';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { guardedPages, guardedRooms } from '@/lib/sign-in/guarded-paths';
import { isWelcomePath } from '@/lib/sign-in/sign-in-paths';
import middleware, { config as middlewareConfig } from '@/middleware';
import nextConfig from '@/next.config';
import { front } from '@/scripts/site/front.mjs';
import { Upstream } from '@/testing/upstream';
import { innerPages } from './inner-pages';
import { directionOf, type Locale, localePath, locales } from './languages';
import { shownPath } from './shown-path';

// One more line in a table of two, whichever are in force by now, and every place that knows languages knows this one.
jest.mock('./language-table.mjs', () => {
  const table = jest.requireActual('./language-table.mjs');
  const madeUp = { locale: 'xx', code: 'XX', tag: 'xx', name: 'ˎɐɹʇxǝ', direction: 'rtl', isInForce: true };
  const known = table.languages.filter(({ locale }: { locale: string }) => ['en', 'ar'].includes(locale));
  return { ...table, languages: [...known, madeUp] };
});
jest.mock('../../messages/registers/xx.json', () => ({}), { virtual: true });
const third = 'xx' as Locale;
const prefixes = ['', '/ar', '/xx'];

test('it is a language as the others are', () => {
  expect(locales.at(-1)).toBe('xx');
  expect([localePath(third, '/'), localePath(third, '/form')]).toEqual(['/xx', '/xx/form']);
  expect(directionOf(third)).toBe('rtl');
});

test('the journeys of a sweep walk it as they walk the others, and every width as soon as every language', () => {
  process.env.TEST_SWEEP = '1';
  jest.isolateModules(() => {
    const { languages, views }: typeof import('@/e2e/support/views') = require('@/e2e/support/views');
    expect(languages.map(({ prefix }) => prefix)).toEqual(prefixes);
    const shown = views.map(({ prefix, width }) => `${prefix} ${width}`);
    expect(shown.slice(0, 3)).toEqual([' 1280', '/ar 320', '/xx 1280']);
    expect(new Set(shown).size).toBe(6);
  });
});

describe('the routes of Next', () => {
  const ask = async (url: string, cookies: Record<string, string> = {}) => {
    const { status, headers } = await answerOfConfig({ url, nextConfig, cookies });
    const address = headers.get('location') ?? headers.get('x-middleware-rewrite');
    return [status, address?.replace('https://example.com', '')];
  };

  it.each(innerPages)(
    'show $path with $has.0.key from $inner, and lead back to the address people see',
    async (page) => {
      const fill = (path: string) => path.replace(/:id/, '7').replace(/:tab(\(.*\))?/, 'register');
      for (const { type, key } of page.has) {
        for (const prefix of prefixes) {
          const [status, address] = await ask(
            `${prefix}${fill(page.path)}${type === 'query' ? `?${key}=1` : ''}`,
            type === 'cookie' ? { [key]: '1' } : {},
          );
          expect([status, String(address).split('?')[0]]).toEqual([200, `${prefix || '/en'}${fill(page.inner)}`]);
          expect(shownPath(`${prefix || '/en'}${fill(page.inner)}`)).toBe(fill(page.path));
        }
      }
    },
  );

  it('take an address with its prefix as it is, and any other as English', async () => {
    expect(await ask('/xx/listing')).toEqual([200, undefined]);
    expect(await ask('/xx')).toEqual([200, undefined]);
    expect(await ask('/xxl/listing')).toEqual([200, '/en/xxl/listing']);
  });

  it('lead an address without language to the one that was chosen', async () => {
    expect(await ask('/form', { lang: 'XX' })).toEqual([307, '/xx/form']);
    expect(await ask('/form', { lang: 'AE' })).toEqual([307, '/ar/form']);
    expect(await ask('/xx/form', { lang: 'AE' })).toEqual([200, undefined]);
    expect(await ask('/feed', { lang: 'XX' })).toEqual([200, '/en/feed']);
  });

  it('know the login by what people type', async () => {
    expect(await ask('/login?returnUrl=%2Fprofiles')).toEqual([308, '/login-register?returnUrl=%2Fprofiles']);
    expect(await ask('/xx/login')).toEqual([308, '/xx/login-register']);
  });

  it('lead whoever is signed in past the login', async () => {
    for (const path of ['/xx', '/xx/login-register', '/xx/login-register/forgot']) {
      expect(await ask(path, { Bearer: 'x' })).toEqual([307, '/xx/adminPanel']);
    }
  });

  it('keep the key of a link to themselves', async () => {
    for (const prefix of prefixes) {
      const { headers } = await answerOfConfig({ url: `${prefix}/reset_password?Key=1`, nextConfig });
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });
});

describe('the first lock', () => {
  const isLocked = (url: string) => doesMiddlewareMatch({ config: middlewareConfig, nextConfig, url });

  it('stands before its guarded pages and nowhere else', () => {
    for (const room of [...guardedRooms, ...guardedPages]) {
      for (const prefix of prefixes) expect([room, isLocked(`${prefix}/${room}`)]).toEqual([room, true]);
    }
    expect(['/xx', '/xx/listing', '/xx/my-data/deleted', '/xx/a/profiles'].filter(isLocked)).toEqual([]);
  });

  it('leads to its own login', async () => {
    const answer = await middleware(new NextRequest('http://localhost:3000/xx/profiles'));
    expect(answer.headers.get('location')).toMatch(/\/xx\/login-register\?returnUrl=%2Fxx%2Fprofiles$/);
  });
});

test('its first page is left for the listings after signing in', () => {
  expect(['/', '/ar', '/xx', '/xx/', '/xx?a=1', '/xx#a'].filter(isWelcomePath)).toHaveLength(6);
  expect(['/xx/home', '/xxx', '/yy'].filter(isWelcomePath)).toEqual([]);
});

describe('search engines', () => {
  const upstream = new Upstream();
  beforeAll(() => upstream.start());
  afterAll(() => upstream.stop());

  it('are told which pages are not for them', () => {
    expect(robots().rules).toMatchObject({
      disallow: expect.arrayContaining(['/api/', '/applynow2/', '/ar/applynow2/', '/xx/applynow2/']),
    });
  });

  it('find it in the sitemap', async () => {
    const faults = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const form = (await sitemap()).find(({ url }) => url.endsWith('/form'));
    faults.mockRestore();
    expect(form?.alternates?.languages).toMatchObject({
      xx: expect.stringMatching(/^http.*\/xx\/form$/),
      'x-default': form?.url,
    });
  });

  it('find it in the head of a page', () => {
    const metadata = pageMetadata({ locale: third, path: '/form', title: '', description: '', siteName: '' });
    expect(metadata.alternates).toMatchObject({
      canonical: '/xx/form',
      languages: { 'en-GB': '/form', ar: '/ar/form', xx: '/xx/form' },
    });
  });
});

describe('the front', () => {
  const next: RequestListener = (request, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('cache-control', 's-maxage=60');
    const isMissing = request.url?.endsWith('/nothing');
    response.statusCode = isMissing ? 404 : 200;
    response.end(isMissing ? '' : `${request.url} for ${request.headers.cookie}`);
  };
  const port = (): number => portOf(server);
  const server = createServer(front({ handle: next, port, visitors: { isBehindProxy: false } }));
  const get = async (path: string, cookie: string) =>
    (await fetch(`http://127.0.0.1:${portOf(server)}${path}`, { headers: { cookie } })).text();
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('answers a missing page and an unreadable address in it', async () => {
    expect(await get('/xx/nothing', '')).toMatch('/xx/page-not-found for');
    expect(await get('/xx/%E0%A4%A', '')).toMatch('/xx/unreadable for');
  });

  it('shares its pages, but not its login, with whoever is signed in', async () => {
    for (const path of ['/xx', '/xx/login-register', '/xx/home']) await get(path, 'cookie-choice=all');
    expect(await get('/xx', 'Bearer=x')).toBe('/xx for Bearer=x');
    expect(await get('/xx/login-register', 'Bearer=x')).toBe('/xx/login-register for Bearer=x');
    expect(await get('/xx/home', 'Bearer=x')).toBe('/xx/home for cookie-choice=all');
  });
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
