import 'client-only';

/** Loads a page whole: what stands behind it may belong to another session. */
export function goTo(address: string): void {
  window.location.assign(address);
}

export function reloadPage(): void {
  window.location.reload();
}
