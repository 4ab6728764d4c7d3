import { getTranslations } from 'next-intl/server';
import { getCompany } from '@/lib/care-api/content';
import { doors } from '@/lib/contract/kind';
import { siteUrl } from '@/lib/env';
import { defaultLocale } from '@/lib/i18n/languages';
import { doorHref } from '@/lib/listings/doors';

export const dynamic = 'force-dynamic';

/** What the site holds, in Markdown, for readers that are machines: llmstxt.org. */
export async function GET(): Promise<Response> {
  const [t, company] = await Promise.all([getTranslations({ locale: defaultLocale }), getCompany()]);
  const site = siteUrl();
  const section = (title: string, path: string, about: string) => `- [${title}](${site}${path}): ${about}`;
  const text = [
    `# ${company?.name || t('Meta.siteName')}`,
    '',
    `> ${t('Home.metaDescription')}`,
    '',
    '## Pages',
    '',
    section(t('Home.metaTitle'), '/home', t('Welcome.metaDescription')),
    ...doors.map((door) =>
      section(t(`Listing.doors.${door}.title`), doorHref(door), t(`Listing.doors.${door}.metaDescription`)),
    ),
    section(t('Blog.title'), '/blog', t('Blog.metaDescription')),
    section(t('Faq.title'), '/faq', t('Faq.metaDescription')),
    section(t('Form.title'), '/form', t('Form.metaDescription')),
    '',
    '## Feeds',
    '',
    section('RSS', '/feed', t('Blog.feed.description')),
    section('Open Referral UK', '/api/open-referral', t('Listing.doors.care.metaDescription')),
    '',
  ].join('\n');
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
