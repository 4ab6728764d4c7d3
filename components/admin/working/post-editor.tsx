'use client';
import { useTranslations } from 'next-intl';
import { checkPost, postWork } from '@/lib/admin/post-work';
import { WorkEditor, type WorkEditorProps } from './work-editor';

type PostEditorProps = Omit<WorkEditorProps, 'work' | 'checks'> & { hasBanner: boolean };

export function PostEditor({ hasBanner, ...props }: PostEditorProps) {
  const t = useTranslations('AdminWork.post.checks');
  return (
    <WorkEditor
      {...props}
      work={postWork}
      checks={(words) => checkPost(words, hasBanner).map(({ name, isMust }) => ({ text: t(name), isMust }))}
    />
  );
}
