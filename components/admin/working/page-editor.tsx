'use client';
import { useTranslations } from 'next-intl';
import { checkPage, pageWork } from '@/lib/admin/page-work';
import { WorkEditor, type WorkEditorProps } from './work-editor';

/** The editor of a managed page. */
export function PageEditor(props: Omit<WorkEditorProps, 'work' | 'checks'>) {
  const t = useTranslations('AdminWork.post.checks');
  return (
    <WorkEditor
      {...props}
      work={pageWork}
      checks={(words) => checkPage(words).map(({ name, isMust }) => ({ text: t(name), isMust }))}
    />
  );
}
