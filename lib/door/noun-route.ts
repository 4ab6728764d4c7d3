import 'server-only';
import type { Noun } from '@/lib/admin/noun';
import { screenPath } from '@/lib/admin/screens';
import { getNounRow } from '@/lib/care-api/staff-nouns';
import { editorRoute } from './editor-route';

/** The handler of a noun's editor. @throws for one that has none. */
export function nounRoute<Row, Whole>(noun: Noun<Row, Whole>) {
  const { editor, kind, screen, idOf } = noun;
  if (!editor) throw new Error(`${kind} has no editor.`);
  return editorRoute({
    ...editor,
    kind,
    idOf,
    path: screenPath(screen),
    fields: editor.fields.map(({ name }) => name),
    get: (accessToken, id) => getNounRow(noun, accessToken, id),
  });
}
