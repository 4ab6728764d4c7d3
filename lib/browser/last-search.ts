import 'client-only';
import { keepInTab, readFromTab } from './tab-storage';

const key = 'last-search';

export function keepLastSearch(search: string): void {
  keepInTab(key, search);
}

export function readLastSearch(): string {
  return readFromTab(key) || searchBefore();
}

/** Of whoever was quicker than our script. */
function searchBefore(): string {
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return '';
  const { pathname, search } = new URL(document.referrer);
  return pathname.endsWith('/listing') ? search : '';
}
