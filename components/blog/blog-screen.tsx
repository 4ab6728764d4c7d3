import { useLocale, useTranslations } from 'next-intl';
import { WithMessages } from '@/components/layout/with-messages';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Sentence } from '@/components/ui/in-own-language';
import { localePath } from '@/lib/i18n/languages';
import { type BlogQuery, blogHref } from '@/lib/posts/blog-query';
import type { CategoryCount } from '@/lib/posts/category-counts';
import type { PostCardPage } from '@/lib/posts/post-card';
import type { Step } from '@/lib/seo/breadcrumb-json-ld';
import { BlogDirectory } from './blog-directory';
import { CategoryLinks } from './category-links';

type BlogScreenProps = {
  title: string;
  intro: string;
  /** What of both comes from the API. */
  content?: string;
  /** From home to this page. */
  steps: Step[];
  counts: CategoryCount[];
  query: BlogQuery;
  page: PostCardPage | null;
};

export function BlogScreen({ title, intro, content, steps, counts, query, page }: BlogScreenProps) {
  const t = useTranslations('Blog');
  return (
    <div className="wrap py-6">
      <Breadcrumb label={t('breadcrumb')} steps={steps.map(({ path, ...step }) => ({ ...step, href: path }))} />
      <div className="mt-2 mb-8">
        <h1>
          <Sentence content={content}>{title}</Sentence>
        </h1>
        <p className="measure mt-3 text-muted">
          <Sentence content={content}>{intro}</Sentence>
        </p>
      </div>
      {/* What a link asks anew starts anew. */}
      <WithMessages texts={counts.map(({ name }) => name)}>
        <BlogDirectory
          key={blogHref(query)}
          action={localePath(useLocale(), '/blog')}
          title={title}
          initialQuery={query}
          initialPage={page}
        >
          <CategoryLinks counts={counts} chosen={query.category} />
        </BlogDirectory>
      </WithMessages>
    </div>
  );
}
