import 'server-only';
import type { Category } from '@/lib/contract/category';
import type { CommentPage } from '@/lib/contract/comment';
import type { Post, PostPage } from '@/lib/contract/post';
import { emptyBlogQuery } from '@/lib/posts/blog-query';
import { getCommentPage } from './comments';
import { listCategories } from './content';
import { getPost, getPostPage, listRandomPosts } from './posts';
import type { Reading } from './reading';

export type Reader = {
  post: Post;
  comments: CommentPage | null;
  categories: Category[];
  recent: Post[];
  blog: PostPage | null;
};

export async function readPost(id: string): Promise<Reading<Post>> {
  return /^[1-9]\d{0,8}$/.test(id) ? getPost(Number(id)) : { state: 'missing' };
}

export async function getReader(id: string, commentPage: number): Promise<Reading<Reader>> {
  const reading = await readPost(id);
  if (reading.state !== 'ready') return reading;
  const post = reading.value;
  const [comments, categories, recent, blog] = await Promise.all([
    getCommentPage(post.id, commentPage),
    listCategories(),
    listRandomPosts(),
    getPostPage(emptyBlogQuery),
  ]);
  return { state: 'ready', value: { post, comments, categories, recent, blog } };
}
