import type { EditorState } from '@/lib/admin/editor-state';
import type { Chosen, Resource } from '@/lib/admin/resource';
import type { FaultReport } from '@/lib/contract/faults';
import { EditorForm } from '../editor/editor-form';
import { useEditorFields } from './use-editor-fields';

type ResourceEditorProps<Row> = {
  resource: Resource<Row>;
  id: string | null;
  start: EditorState;
  report: FaultReport | null;
  /** Rows that its fields are chosen from. */
  chosen?: Chosen;
};

/** The simple editor of any resource, made from its description; a row may lack fields that others of its kind have. */
export function ResourceEditor<Row>({ resource, id, start, report, chosen = {} }: ResourceEditorProps<Row>) {
  const { screen, editor, entry } = resource;
  const fields = useEditorFields((editor ?? entry)?.fields ?? [], chosen);
  const action = editor ? `/api/admin/${screen}` : `/api/admin/enter/${screen}`;
  const carried = useEditorFields(editor?.carried ?? [], {});
  const own = fields.filter(({ name }) => name in start.words);
  return <EditorForm {...{ action, id, start, report, carried, fields: own }} />;
}
