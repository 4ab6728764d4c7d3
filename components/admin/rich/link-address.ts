/** Whether a link in a text may lead there: what the API keeps, too. */
export function isLinkable(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#part-)\S+$|^\/$/i.test(address);
}

/** An address as people type it, as one that a link can have; null where it is none. */
export function toLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (isLinkable(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address) ? `https://${address}` : null;
}
