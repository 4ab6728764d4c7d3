/** False for a page's address that decodes to nothing, `/listing-details/%E0%A4%A`: Next would answer it with 500. */
export function isReadable(address) {
  if (address.startsWith('/api/')) return true;
  try {
    decodeURIComponent(address.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}
