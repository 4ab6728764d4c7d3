'use client';
import { useTranslations } from 'next-intl';
import { checkPost, postWork } from '@/lib/admin/post-work';
import { WorkEditor, type WorkEditorProps } from './work-editor';

export function PostEditor(props: Omit<WorkEditorProps, 'work' | 'checks'>) {
  const t = useTranslations('AdminWork.post.checks');
  return (
    <WorkEditor
      {...props}
      work={postWork}
      checks={(words) => checkPost(words).map(({ name, isMust }) => ({ text: t(name), isMust }))}
    />
  );
}
