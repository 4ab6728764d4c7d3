import { useTranslations } from 'next-intl';
import type { EditorState } from '@/lib/admin/editor-state';
import type { Chosen, Noun, NounField } from '@/lib/admin/noun';
import type { FaultReport } from '@/lib/contract/faults';
import type { EditorField } from '../editor/editor-field';
import { EditorForm } from '../editor/editor-form';

type NounEditorProps<Row, Whole> = {
  noun: Noun<Row, Whole>;
  id: string | null;
  start: EditorState;
  report: FaultReport | null;
  /** Rows that its fields are chosen from. */
  chosen?: Chosen;
};

/** The simple editor of any noun, made from its description. */
export function NounEditor<Row, Whole>({ noun, id, start, report, chosen = {} }: NounEditorProps<Row, Whole>) {
  const { screen, editor } = noun;
  const fields = useEditorFields(editor?.fields ?? [], chosen);
  return <EditorForm action={`/api/admin/${screen}`} {...{ id, start, report, fields }} />;
}

/** Fields of a description with their words. */
export function useEditorFields(fields: readonly NounField[], chosen: Chosen): EditorField[] {
  const t = useTranslations();
  return fields.map(({ label, hint, optional, room, values = [], ...field }) => ({
    ...field,
    label: t(label),
    choices: [...values.map((one) => ({ ...one, label: t(one.label) })), ...((room && chosen[room]) ?? [])],
    hint: hint && t(hint),
    optional: optional && t(optional),
  }));
}
