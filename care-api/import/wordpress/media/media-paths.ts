import type { Attachment } from '../attachments';

export type MediaFile = {
  /** What it is known by from import to import: host and path. */
  key: string;
  /** Below the uploads folder; the first that is there is taken. */
  paths: string[];
};

const madeSmaller = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/** Tells which file of the library an address is of; null for what lies on another site. */
export function mediaPaths(hosts: ReadonlySet<string>, attachments: ReadonlyMap<number, Attachment>) {
  const originals = new Set([...attachments.values()].flatMap(({ url }) => pathOf(url, hosts)?.path ?? []));
  return (address: string): MediaFile | null => {
    const found = pathOf(address, hosts);
    if (!found) return null;
    const whole = found.path.replace(madeSmaller, '');
    // A narrower copy stands for its original, where the export knows that as one.
    const isCopy = whole !== found.path && !originals.has(found.path);
    if (!isCopy) return { key: `${found.host}/${found.path}`, paths: [found.path] };
    const [path, other] = originals.has(whole) ? [whole, found.path] : [found.path, whole];
    return { key: `${found.host}/${path}`, paths: [path, other] };
  };
}

/** Without `www.`, which sites drop and gain. */
export function hostOf(address: string): string {
  const whole = address.trim().replace(/^\/\//, 'https://');
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/^www\./, '') : '';
}

function pathOf(address: string, hosts: ReadonlySet<string>): { host: string; path: string } | null {
  const whole = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  // Pictures by way of WordPress's own servers: i0.wp.com/<host>/<path>.
  const [, behind] = /^i\d\.wp\.com$/.test(url.hostname) ? (/^\/([^/]+\/.+)$/.exec(url.pathname) ?? []) : [];
  if (behind) return pathOf(`https://${behind}`, hosts);
  const host = hostOf(whole);
  if (!hosts.has(host)) return null;
  const [, inUploads] = /\/(?:wp-content\/uploads|files)\/(.+)$/.exec(url.pathname) ?? [];
  const path = decode(inUploads ?? (host.endsWith('.files.wordpress.com') ? url.pathname.slice(1) : ''));
  const isPlain = path !== '' && !path.includes('\\') && !/(?:^|\/)\.{1,2}(?:\/|$)|\p{Cc}/u.test(path);
  return isPlain ? { host, path } : null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
