'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { EditorState } from '@/lib/admin/editor-state';
import type { FaultReport } from '@/lib/contract/faults';
import type { EditorField } from '../editor/editor-field';
import { EditorForm } from '../editor/editor-form';

type CompanyEditorProps = { id: string | null; start: EditorState; report: FaultReport | null };

/** The page's own header and footer stand around it: once it is saved, they are rendered anew. */
export function CompanyEditor({ id, start, report }: CompanyEditorProps) {
  const t = useTranslations('AdminCompany');
  const { refresh } = useRouter();
  const optional = t('optional');
  const fields: EditorField[] = [
    { name: 'name', label: t('name'), kind: 'line', max: 160 },
    { name: 'phone', label: t('phone'), hint: t('phoneHint'), kind: 'line', type: 'tel', max: 60, optional },
    { name: 'openingHours', label: t('hours'), hint: t('hoursHint'), kind: 'line', max: 200, optional },
    { name: 'email', label: t('email'), kind: 'line', type: 'email', max: 254, optional },
    { name: 'address', label: t('address'), kind: 'text', rows: 3, max: 500, optional },
    { name: 'rating', label: t('rating'), hint: t('ratingHint'), kind: 'line', max: 60, optional },
    {
      name: 'ratingUrl',
      label: t('ratingUrl'),
      hint: t('ratingUrlHint'),
      kind: 'line',
      type: 'url',
      max: 300,
      optional,
    },
    { name: 'ratingDate', label: t('ratingDate'), hint: t('ratingDateHint'), kind: 'line', max: 40, optional },
  ];
  return (
    <EditorForm action="/api/admin/company" id={id} start={start} report={report} fields={fields} onSaved={refresh} />
  );
}
