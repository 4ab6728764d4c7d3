import { splitAddress } from '../../lib/i18n/split-address.mjs';

/** The same address, or one of no page where it decodes to nothing, `/listing-details/%E0%A4%A`: Next would answer 500. */
export function readableAddress(address) {
  return isReadable(address) ? address : `${splitAddress(address).prefix}/unreadable`;
}

function isReadable(address) {
  if (address.startsWith('/api/')) return true;
  try {
    decodeURIComponent(address.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}
