import type { BlogPosting, Comment as CommentLd, Thing } from 'schema-dts';
import { formerMember } from '@/lib/contract/comment';
import type { Company } from '@/lib/contract/company';
import { type Locale, localePath } from '@/lib/i18n/languages';
import type { PostView } from '@/lib/posts/post-view';
import type { Thread } from '@/lib/posts/to-threads';
import { isMadeUpName } from '@/lib/sign-in/made-up-name';
import { breadcrumbList, type Step } from './breadcrumb-json-ld';

type Around = {
  locale: Locale;
  site: string;
  company: Company | null;
  steps: Step[];
  threads: Thread[];
  /** Of all comments, also those of other pages; null when unknown. */
  commentCount: number | null;
};

export function postJsonLd(post: PostView, { locale, site, company, steps, threads, commentCount }: Around): Thing[] {
  const url = `${site}${localePath(locale, `/blog-details-user-view/${post.id}`)}`;
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    ...(post.postedOn && { datePublished: post.postedOn }),
    ...(post.author && { author: { '@type': 'Person', name: post.author } }),
    ...(company?.name && { publisher: { '@type': 'Organization', name: company.name } }),
    ...(post.picture && { image: `${site}${post.picture}` }),
    ...(post.categories.length > 0 && { articleSection: post.categories }),
    ...(post.tags.length > 0 && { keywords: post.tags }),
    ...(commentCount !== null && { commentCount }),
    ...(threads.length > 0 && { comment: toComments(threads, url) }),
  };
  return [breadcrumbList(steps, { locale, site }), posting];
}

/** Replies of a deleted comment move up to where it stood. */
function toComments(threads: Thread[], url: string): CommentLd[] {
  return threads.flatMap((thread) => {
    const replies = toComments(thread.replies, url);
    if (thread.isDeleted) return replies;
    const comment: CommentLd = {
      '@type': 'Comment',
      '@id': `${url}#comment-${thread.id}`,
      text: thread.content,
      ...(isNamed(thread) && { author: { '@type': 'Person', name: thread.authorName } }),
      ...(thread.writtenAt && { dateCreated: thread.writtenAt }),
      ...(replies.length > 0 && { comment: replies }),
    };
    return [comment];
  });
}

/** Not by a word of ours for who has no name, or no account now. */
function isNamed({ authorName }: Thread): boolean {
  return authorName !== '' && authorName !== formerMember && !isMadeUpName(authorName);
}
