import { RSC_HEADER } from 'next/dist/client/components/app-router-headers';
import { PRERENDER_REVALIDATE_HEADER } from 'next/dist/lib/constants';
import { defaultConfig } from 'next/dist/server/config-shared';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { createPatchedFetcher } from 'next/dist/server/lib/patch-fetch';
import { bypassNextCache } from '@/lib/care-api/bypass-next-cache';
import { shareContentState } from '@/lib/http/content-state.mjs';
import NextPages from '@/scripts/site/next-pages.mjs';

// What docs/next-internals.md says is Next's own affair, and can be asked of it here. The rest is tried in pages (e2e).

describe("Next's cache of fetches", () => {
  const touched: PropertyKey[] = [];
  const store = new Proxy({}, { get: (_, name) => touched.push(name) && undefined });
  const answered = new Response('ours');
  const fetchThroughNext = createPatchedFetcher(
    async () => answered,
    // biome-ignore lint/suspicious/noExplicitAny: Next's types ask for a whole rendering
    { workAsyncStorage: { getStore: () => store }, workUnitAsyncStorage: { getStore: () => undefined } } as any,
  );
  beforeEach(() => touched.splice(0));

  it('is passed by without a trace where the client asks for it', async () => {
    expect(await fetchThroughNext('http://api.example', { next: bypassNextCache })).toBe(answered);
    expect(touched).toEqual([]);
  });

  it('takes note of every other fetch', async () => {
    await fetchThroughNext('http://api.example').catch(() => {});
    expect(touched).not.toEqual([]);
  });
});

describe("Next's own cache", () => {
  const tags = ['faqs'];
  let version: string | null = 'one';
  const state = {
    versionOf: () => version,
    note: () => {},
    noted: () => (version === null ? null : { tags, version }),
  };
  const page = { kind: 'APP_PAGE', html: 'whole', headers: {}, status: 200 };
  const context = { kind: 'APP_PAGE', isFallback: false };
  const open = () =>
    new NextPages({
      fs: nodeFs,
      serverDistDir: '/nowhere',
      flushToDisk: false,
      revalidatedTags: [],
      _requestHeaders: {},
    });

  it('takes and gives pages as ours extends it, while what they show is the same', async () => {
    shareContentState(state);
    await open().set('/faq', page, { isFallback: false });
    expect(await open().get('/faq', context)).toMatchObject({ value: page, lastModified: expect.any(Number) });
    version = 'two';
    expect(await open().get('/faq', context)).toBeNull();
  });

  it('finds nothing on disk that it did not put there', async () => {
    version = 'three';
    expect(await open().get('/other', context)).toBeNull();
  });
});

describe('Next', () => {
  it('names its own requests as the front knows them', () => {
    expect(RSC_HEADER).toBe('rsc');
    expect(PRERENDER_REVALIDATE_HEADER).toBe('x-prerender-revalidate');
  });

  it('still has the settings that are not yet its promise', () => {
    expect(defaultConfig.experimental).toMatchObject({ isrFlushToDisk: true, globalNotFound: false });
  });
});
