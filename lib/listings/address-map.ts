export function addressMap(address: string): { embed: string; href: string } | null {
  if (!address) return null;
  const embed = new URL('https://maps.google.com/maps?output=embed');
  embed.searchParams.set('q', address);
  const href = new URL('https://www.openstreetmap.org/search');
  href.searchParams.set('query', address);
  return { embed: embed.href, href: href.href };
}
