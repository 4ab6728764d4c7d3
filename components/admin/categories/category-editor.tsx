'use client';
import { useTranslations } from 'next-intl';
import type { EditorState } from '@/lib/admin/editor-state';
import type { FaultReport } from '@/lib/contract/faults';
import { EditorForm } from '../editor/editor-form';

type CategoryEditorProps = { id: string | null; start: EditorState; report: FaultReport | null };

export function CategoryEditor({ id, start, report }: CategoryEditorProps) {
  const t = useTranslations('AdminCategories');
  return (
    <EditorForm
      action="/api/admin/categories"
      id={id}
      start={start}
      report={report}
      fields={[{ name: 'name', label: t('name'), hint: t('nameHint'), kind: 'line', max: 160 }]}
    />
  );
}
