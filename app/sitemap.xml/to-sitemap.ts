import type { MetadataRoute } from 'next';

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
].join(' ');

/** A sitemap as sitemaps.org has it, with the languages and pictures of a page as Google reads them. */
export function toSitemap(entries: MetadataRoute.Sitemap): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.map(toUrl).join('')}</urlset>\n`;
}

function toUrl({ url, lastModified, images = [], alternates }: MetadataRoute.Sitemap[number]): string {
  const languages = Object.entries(alternates?.languages ?? {});
  return [
    '<url>',
    `<loc>${escapeXml(url)}</loc>`,
    ...languages.map(
      ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(String(address))}" />`,
    ),
    ...images.map((image) => `<image:image>\n<image:loc>${escapeXml(image)}</image:loc>\n</image:image>`),
    ...(lastModified ? [`<lastmod>${new Date(lastModified).toISOString()}</lastmod>`] : []),
    '</url>\n',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
