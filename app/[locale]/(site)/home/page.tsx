import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PostGrid } from '@/components/blog/post-grid';
import { AnswerSpeed } from '@/components/call-back/answer-speed';
import { Costs } from '@/components/fees/costs';
import { Carers } from '@/components/home/carers';
import { ClosingCall } from '@/components/home/closing-call';
import { FaqTeaser } from '@/components/home/faq-teaser';
import { Hero } from '@/components/home/hero';
import { HomeBanners } from '@/components/home/home-banners';
import { HowItWorks } from '@/components/home/how-it-works';
import { LatestPosts } from '@/components/home/latest-posts';
import { Services } from '@/components/home/services';
import { Tiles } from '@/components/home/tiles';
import { Regulator } from '@/components/layout/regulator';
import { Unavailable } from '@/components/layout/unavailable';
import { DirectorySearch } from '@/components/listings/directory-search';
import { JsonLd } from '@/components/ui/json-ld';
import { HomeVideo } from '@/components/videos/home-video';
import {
  getCallBackSpeed,
  getCompany,
  listCategories,
  listClaims,
  listFaqs,
  listHomeBanners,
} from '@/lib/care-api/content';
import { getTileListingId } from '@/lib/care-api/listings';
import { listLatestPosts } from '@/lib/care-api/posts';
import { readAny } from '@/lib/care-api/read-whole';
import { listVideos } from '@/lib/care-api/videos';
import { requireLocale } from '@/lib/i18n/require-locale';
import { toPostCard } from '@/lib/posts/post-card';
import { pageGraph } from '@/lib/seo/page-graph';
import { pageMetadata } from '@/lib/seo/page-metadata';

const faqsShown = 5;
const postsShown = 3;

export async function generateMetadata({ params }: PageProps<'/[locale]/home'>): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale });
  return pageMetadata({
    locale,
    // One address for both home pages.
    path: '/',
    title: t('Home.metaTitle'),
    description: t('Home.metaDescription'),
    siteName: t('Meta.siteName'),
  });
}

export default async function HomePage({ params }: PageProps<'/[locale]/home'>) {
  const locale = await requireLocale(params);
  setRequestLocale(locale);
  const [t, company, claims, speed, lists] = await Promise.all([
    getTranslations({ locale, namespace: 'Home.hero' }),
    getCompany(),
    listClaims(),
    getCallBackSpeed(),
    readAny(readLists),
  ]);
  if (!lists) return <Unavailable company={company} />;
  const [banners, faqs, videos, posts, categories, findCarerId, liveInId] = lists;
  return (
    <>
      <Hero company={company} search={<DirectorySearch id="home" submitLabel={t('go')} />} />
      <Regulator company={company} />
      <Services claims={claims} />
      <Tiles findCarerId={findCarerId} liveInId={liveInId} />
      {claims.includes('howItWorks') && <HowItWorks />}
      <Costs company={company} claims={claims} now={new Date()} />
      <Carers claims={claims} />
      <HomeBanners banners={banners} />
      <HomeVideo videos={videos} />
      <FaqTeaser faqs={faqs.slice(0, faqsShown)} />
      {posts.length > 0 && (
        <LatestPosts>
          <PostGrid cards={posts.map((post) => toPostCard(post, categories, locale))} level={3} />
        </LatestPosts>
      )}
      {speed && (
        <div className="wrap pb-8">
          <AnswerSpeed speed={speed} />
        </div>
      )}
      <ClosingCall company={company} claims={claims} />
      <JsonLd data={await pageGraph(locale)} />
    </>
  );
}

function readLists() {
  return Promise.all([
    listHomeBanners(),
    listFaqs(),
    listVideos(),
    listLatestPosts(postsShown),
    listCategories(),
    getTileListingId('findCarer'),
    getTileListingId('liveIn'),
  ]);
}
