import { splitAddress } from '../../lib/i18n/split-address.mjs';

/** False for an address that decodes to nothing, `/listing-details/%E0%A4%A`: Next would answer it with 500. */
export function isReadable(address) {
  try {
    decodeURIComponent(address.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}

/** An address of no page, in the language of the one that was asked for. */
export function unreadable(address) {
  return `${splitAddress(address).prefix}/unreadable`;
}
