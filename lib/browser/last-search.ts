import 'client-only';
import { keepInTab, readFromTab } from './tab-storage';

const key = 'last-search';

/** What stands behind the `?` of the search that is looked at in this tab; '' for none. */
export function keepLastSearch(search: string): void {
  keepInTab(key, search);
}

export function readLastSearch(): string | null {
  return readFromTab(key);
}
