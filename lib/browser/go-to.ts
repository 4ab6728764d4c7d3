import 'client-only';

/** Loads a page whole: what stands behind it may belong to another session. */
export function goTo(address: string): void {
  const { pathname, search, hash } = new URL(address, window.location.href);
  const isHere = pathname === window.location.pathname && search === window.location.search;
  window.location.assign(address);
  // A place on the page that is open loads nothing by itself.
  if (isHere && hash !== '') window.location.reload();
}

export function reloadPage(): void {
  window.location.reload();
}
