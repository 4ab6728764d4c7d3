import 'server-only';
import type { Noun } from '@/lib/admin/noun';
import { screenPath } from '@/lib/admin/screens';
import { getNounRow } from '@/lib/care-api/staff-nouns';
import { type EditsCheck, editorRoute } from './editor-route';

/** The handler of a noun's editor; `check` as an editor's. @throws for one that has none. */
export function nounRoute<Row>(noun: Noun<Row>, check?: EditsCheck) {
  const { editor, kind, screen, idOf } = noun;
  if (!editor) throw new Error(`${kind} has no editor.`);
  return editorRoute({
    ...editor,
    check,
    kind,
    idOf,
    path: screenPath(screen),
    fields: editor.fields.map(({ name }) => name),
    get: (accessToken, id) => getNounRow(noun, accessToken, id),
  });
}
