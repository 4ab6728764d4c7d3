import type { EditorState } from '@/lib/admin/editor-state';
import type { Chosen, Noun } from '@/lib/admin/noun';
import type { FaultReport } from '@/lib/contract/faults';
import { EditorForm } from '../editor/editor-form';
import { useEditorFields } from './use-editor-fields';

type NounEditorProps<Row> = {
  noun: Noun<Row>;
  id: string | null;
  start: EditorState;
  report: FaultReport | null;
  /** Rows that its fields are chosen from. */
  chosen?: Chosen;
};

/** The simple editor of any noun, made from its description. */
export function NounEditor<Row>({ noun, id, start, report, chosen = {} }: NounEditorProps<Row>) {
  const { screen, editor, entry } = noun;
  const fields = useEditorFields((editor ?? entry)?.fields ?? [], chosen);
  const action = editor ? `/api/admin/${screen}` : `/api/admin/enter/${screen}`;
  return <EditorForm {...{ action, id, start, report, fields }} />;
}
