import 'server-only';
import type { Noun } from '@/lib/admin/noun';
import { screenPath } from '@/lib/admin/screens';
import { getNounRow } from '@/lib/care-api/staff-nouns';
import { type EditsCheck, editorRoute } from './editor-route';

/** The handler of a noun's editor; `check` as an editor's. @throws for one that has none. */
export function nounRoute<Row>(noun: Noun<Row>, check?: EditsCheck) {
  const { entry, kind, screen, idOf } = noun;
  const editor =
    noun.editor ?? (entry && { ...entry, update: entry.create, isNewOnly: true as const, toOpened: unopened });
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

/** What was entered is opened by no editor. */
function unopened() {
  return { fields: {}, version: null };
}
