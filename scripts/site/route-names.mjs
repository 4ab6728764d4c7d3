import { splitAddress } from '../../lib/i18n/split-address.mjs';

/** What leads nowhere we know; one name for all of it. */
const unknownRoute = 'other';
/** Addresses whose route is remembered, none longer than this. */
const mostRemembered = 2_000;
const longestRemembered = 200;
const files = ['/_next/', '/illustrations/'];

/**
 * Names the route of an address, as Next's own list has it, without the language: `/ar/listing-details/7?x=1` is
 * `/listing-details/[id]`. As many names as there are routes, whatever is asked for.
 * @param {Record<string, string>} manifest `.next/app-path-routes-manifest.json`: the folder of each route and its address
 * @returns {(address: string) => { route: string, isPage: boolean, isPublic: boolean }} `isPublic`: what stands in the
 *   address is no person's and opens nothing
 */
export function routeNames(manifest) {
  const root = emptyNode();
  for (const [folder, address] of Object.entries(manifest)) {
    const isPage = folder.endsWith('/page') && !folder.startsWith('/_');
    const route = address.replace(/^\/\[locale\](?=\/|$)/, '') || '/';
    const isPublic = !route.includes('[') || (folder.includes('/(site)/') && !route.includes('[token]'));
    place(root, route, { route, isPage, isPublic });
  }
  const ofFiles = files.map((prefix) => ({ route: `${prefix}[...file]`, isPage: false, isPublic: true }));
  const unknown = { route: unknownRoute, isPage: false, isPublic: true };
  const seek = (address) => {
    const [path] = address.split('?', 1);
    const file = files.findIndex((prefix) => path.startsWith(prefix));
    if (file >= 0) return ofFiles[file];
    return find(root, splitAddress(path).path.split('/').filter(Boolean), 0) ?? unknown;
  };
  const remembered = new Map();
  return (address) => {
    const known = remembered.get(address);
    if (known) return known;
    const found = seek(address);
    if (remembered.size >= mostRemembered) remembered.clear();
    if (address.length <= longestRemembered) remembered.set(address, found);
    return found;
  };
}

function emptyNode() {
  return { named: new Map(), any: null, rest: null, end: null };
}

function place(root, route, found) {
  let node = root;
  for (const part of route.split('/').filter(Boolean)) {
    if (part.startsWith('[[...')) node.end ??= found;
    if (/^\[\[?\.\.\./.test(part)) {
      node.rest = found;
      return;
    }
    if (part.startsWith('[')) node = node.any ??= emptyNode();
    else {
      if (!node.named.has(part)) node.named.set(part, emptyNode());
      node = node.named.get(part);
    }
  }
  node.end = found;
}

function find(node, parts, at) {
  if (at === parts.length) return node.end;
  const named = node.named.get(parts[at]);
  return (named && find(named, parts, at + 1)) || (node.any && find(node.any, parts, at + 1)) || node.rest;
}
