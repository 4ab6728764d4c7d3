'use client';
import { useTranslations } from 'next-intl';
import type { EditorState } from '@/lib/admin/editor-state';
import type { FaultReport } from '@/lib/contract/faults';
import { EditorForm } from '../editor/editor-form';

type FaqEditorProps = { id: string | null; start: EditorState; report: FaultReport | null };

export function FaqEditor({ id, start, report }: FaqEditorProps) {
  const t = useTranslations('AdminFaqs');
  return (
    <EditorForm
      action="/api/admin/faqs"
      id={id}
      start={start}
      report={report}
      fields={[
        { name: 'question', label: t('question'), hint: t('questionHint'), kind: 'line', max: 300 },
        { name: 'answer', label: t('answer'), hint: t('answerHint'), kind: 'text', max: 5_000 },
      ]}
    />
  );
}
