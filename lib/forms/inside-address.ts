import 'server-only';
import type { Fields } from '@/lib/admin/merge-edits';
import { getGalleryGroup } from '@/lib/care-api/gallery';
import { getListing } from '@/lib/care-api/listings';
import { getMenuAt, getPagesOfMenu } from '@/lib/care-api/pages';
import { getPost } from '@/lib/care-api/posts';
import type { Reading } from '@/lib/care-api/reading';
import { toFault } from '@/lib/contract/faults';
import { siteUrl } from '@/lib/env';
import { groupNameIn } from '@/lib/gallery/gallery-groups';
import { toId } from '@/lib/http/to-id';
import { splitAddress } from '@/lib/i18n/split-address.mjs';
import { fixedPageAt } from '@/lib/pages/fixed-pages';

/** Pages without a picture for sharing. */
const furtherPages = [
  ...['/login-register', '/login-register/register', '/login-register/forgot', '/newsletter', '/alerts'],
  ...['/account', '/profiles', '/usersdashboard', '/my-data', '/blog-user', '/newBlog'],
  ...['/feed', '/api/open-referral'],
];

const rows: Readonly<Record<string, (id: number) => Promise<Reading<unknown>>>> = {
  pagecontent: getPagesOfMenu,
  'listing-details': getListing,
  'blog-details-user-view': getPost,
  'blog-details': getPost,
};

/** Whether there is a page at an address of this site, without language; true where nobody can tell just now. */
async function answersInside(address: string): Promise<boolean> {
  const path = new URL(address, 'http://site.invalid').pathname.replace(/(?<=.)\/+$/, '');
  if (fixedPageAt(path) || furtherPages.includes(path)) return true;
  if (path.startsWith('/Documents/')) return true;
  const [, room = '', said = '', ...rest] = path.split('/');
  if (rest.length > 0) return false;
  if (said === '') return isThere(await getMenuAt(room));
  if (room === 'imagegallerypicture') return isThere(await getGalleryGroup(groupNameIn(said) ?? ''));
  const [read, id] = [Object.hasOwn(rows, room) ? rows[room] : undefined, toId(said)];
  return read !== undefined && id !== null && isThere(await read(id));
}

/** Those that are of this site, whole or from its root, and lead nowhere; in their order. */
export async function listDead(addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(addresses.map(async (address) => ({ address, isDead: await isDead(address) })));
  return answers.filter(({ isDead }) => isDead).map(({ address }) => address);
}

async function isDead(address: string): Promise<boolean> {
  const site = siteUrl();
  const inside = address === site || address.startsWith(`${site}/`) ? address.slice(site.length) || '/' : address;
  if (!/^\/(?!\/)/.test(inside) || inside === '/') return false;
  return !(await answersInside(splitAddress(inside).path));
}

function isThere({ state }: Reading<unknown>): boolean {
  return state !== 'missing';
}

export async function checkMenu({ url = '' }: Fields, was: Fields) {
  const isNew = url !== was.url && /^\/(?!\/)/.test(url);
  return isNew && !(await answersInside(url)) ? { url: toFault('menuAddressDead') } : null;
}

export async function checkRedirect({ to = '' }: Fields, was: Fields) {
  const isNew = to !== was.to && /^\/(?!\/)/.test(to);
  return isNew && !(await answersInside(splitAddress(to).path)) ? { to: toFault('menuAddressDead') } : null;
}
