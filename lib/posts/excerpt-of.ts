import 'server-only';
import type { Post } from '@/lib/contract/post';
import { plainText } from '@/lib/html/clean-html';
import { cut } from '@/lib/html/cut';

const excerptLength = 200;
/** Of the body: enough for an excerpt, whatever markup stands in it. */
const lengthRead = 4_000;

export function excerptOf({ excerpt, descriptionHtml }: Pick<Post, 'excerpt' | 'descriptionHtml'>): string {
  return excerpt || cut(plainText(descriptionHtml.slice(0, lengthRead)), excerptLength);
}
