'use client';
import { useTranslations } from 'next-intl';
import type { PostFigures as Figures } from '@/lib/admin/post-figures';
import { checkPost, postWork } from '@/lib/admin/post-work';
import { PostFigures } from '../posts/post-figures';
import { WorkEditor, type WorkEditorProps } from './work-editor';

type PostEditorProps = Omit<WorkEditorProps, 'work' | 'checks' | 'figures'> & {
  hasBanner: boolean;
  /** What visitors have of it; null where they have nothing. */
  now: Figures | null;
};

export function PostEditor({ hasBanner, now, ...props }: PostEditorProps) {
  const t = useTranslations('AdminWork.post.checks');
  return (
    <WorkEditor
      {...props}
      work={postWork}
      checks={(words) => checkPost(words, hasBanner).map(({ name, isMust }) => ({ text: t(name), isMust }))}
      figures={({ title = '', body = '' }) => <PostFigures id={props.id} {...{ title, body, hasBanner, now }} />}
    />
  );
}
