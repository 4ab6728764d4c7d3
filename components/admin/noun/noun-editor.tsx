import { useTranslations } from 'next-intl';
import type { EditorState } from '@/lib/admin/editor-state';
import type { Noun, NounField } from '@/lib/admin/noun';
import type { FaultReport } from '@/lib/contract/faults';
import type { EditorField } from '../editor/editor-field';
import { EditorForm } from '../editor/editor-form';

type NounEditorProps<Row, Whole> = {
  noun: Noun<Row, Whole>;
  id: string | null;
  start: EditorState;
  report: FaultReport | null;
};

/** The simple editor of any noun, made from its description. */
export function NounEditor<Row, Whole>({ noun: { screen, editor }, id, start, report }: NounEditorProps<Row, Whole>) {
  const fields = useEditorFields(editor?.fields ?? []);
  return <EditorForm action={`/api/admin/${screen}`} {...{ id, start, report, fields }} />;
}

/** Fields of a description with their words. */
export function useEditorFields(fields: readonly NounField[]): EditorField[] {
  const t = useTranslations();
  return fields.map(({ label, hint, optional, ...field }) => ({
    ...field,
    label: t(label),
    hint: hint && t(hint),
    optional: optional && t(optional),
  }));
}
