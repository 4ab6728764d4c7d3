import 'server-only';
import type { Resource } from '@/lib/admin/resource';
import { screenPath } from '@/lib/admin/screens';
import { getResourceRow } from '@/lib/care-api/staff-resources';
import { type EditsCheck, editorRoute } from './editor-route';

/** The handler of a resource's editor; `check` as an editor's. @throws for one that has none. */
export function resourceRoute<Row>(resource: Resource<Row>, check?: EditsCheck) {
  const { entry, kind, screen, idOf } = resource;
  const editor =
    resource.editor ?? (entry && { ...entry, update: entry.create, isNewOnly: true as const, toOpened: unopened });
  if (!editor) throw new Error(`${kind} has no editor.`);
  return editorRoute({
    ...editor,
    check,
    kind,
    idOf,
    path: screenPath(screen),
    fields: editor.fields.map(({ name }) => name),
    carried: resource.editor?.carried?.map(({ name }) => name),
    get: (accessToken, id) => getResourceRow(resource, accessToken, id),
  });
}

function unopened() {
  return { fields: {}, version: null };
}
