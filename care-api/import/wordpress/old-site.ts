import { redirectKey, redirectKeys } from '@/lib/contract/redirect-key.mjs';
import { hostOf } from './media/media-paths';
import type { Wxr, WxrItem } from './wxr-schema';

export type OldSite = {
  whole(address: string): string;
  isOf(address: string): boolean;
  /** The post or page that an address led to, and the part of it; null for any other address. */
  find(address: string): { id: number; part: string } | null;
};

export function oldSite({ addresses, items }: Wxr): OldSite {
  const base = addresses.find((address) => URL.canParse(address)) ?? '';
  const hosts = new Set(addresses.map(hostOf).filter(Boolean));
  const ids = new Map(items.flatMap((item) => oldPaths(item).map((path) => [redirectKey(path), item.id])));
  const isOf = (address: string) => hosts.has(hostOf(address));
  return {
    whole: (address) => (/^\/(?!\/)/.test(address) && base ? new URL(address, base).href : address),
    isOf,
    find(address) {
      if (!isOf(address)) return null;
      const { pathname, search, hash } = new URL(address.replace(/^\/\//, 'https://'));
      const id = redirectKeys(pathname + search).flatMap((key) => ids.get(key) ?? [])[0];
      return id === undefined ? null : { id, part: hash.slice(1) };
    },
  };
}

export function oldPaths({ id, type, link, metas }: WxrItem): string[] {
  if (type !== 'post' && type !== 'page') return [];
  const [path = ''] = pathOf(link);
  const former = metas.flatMap(([key, slug]) =>
    key === '_wp_old_slug' && slug ? [path.replace(/[^/]+(?=\/?$)/, encodeURIComponent(slug))] : [],
  );
  return [`/?p=${id}`, ...[path, ...former].filter((one) => one !== '' && one !== '/')];
}

export function pathOf(link: string): string[] {
  if (!URL.canParse(link)) return [];
  const { pathname, search } = new URL(link);
  return search === '' ? [pathname] : [];
}
