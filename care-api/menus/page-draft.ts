import { sql } from 'drizzle-orm';
import { type Editable, readInput } from '@/care-api/desk/working/editable';
import { menuPageInput } from '@/lib/contract/menu';
import { updatePage } from './edit-pages';
import { pageResource } from './page-resource';

export const pageDraft: Editable = {
  kind: 'page',
  resource: pageResource,
  fields: [
    ...(['contentFileName', 'contentType', 'extra1', 'contentIcon', 'menuId'] as const),
    ...(['slug', 'searchTitle', 'searchText', 'noIndex'] as const),
  ],
  pictures: ['extra1'],
  drafts: { isPublic: sql`not is_draft`, hide: sql`is_draft = true`, isDraft: ({ isDraft }) => isDraft === true },
  publish: (deps, { data, base: _, ...change }) =>
    updatePage(deps, { ...readInput(menuPageInput, data), isDraft: false }, { ...change, pictureCaller: null }),
};
