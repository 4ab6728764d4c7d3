/** False for an address that decodes to nothing, `/%E0%A4%A`: Next would answer it with 500. */
export function isReadable(address) {
  try {
    decodeURIComponent(address.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}
