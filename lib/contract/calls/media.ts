import { type Endpoint, pictureMaxBody } from '../endpoint';
import { mediaChange, mediaInput, mediaSchema, paperFacts, paperMaxBody, paperNames, paperQuery } from '../media';
import { resources } from '../resources';
import { create, done, list, none, one, pages, remove, update } from './build';

const { who } = resources.media;

/** Whoever writes posts of their own has pictures of their own. */
const author = 'user';
const path = 'admin/media/{id}';
const single = { response: mediaSchema, extension: true } as const;
/** Pages that show a picture are made anew with it. */
const changes = ['listings', 'posts', 'pages', 'gallery', 'company', 'team'] as const;

export const mediaCalls = {
  listMedia: {
    ...pages(
      resources.media,
      'admin/media',
      'The pictures of the library; of whoever is no editor, those they put there',
      mediaSchema,
    ),
    who: author,
  },
  getMedia: one(path, 'One picture, and where it is shown', single, who),
  createMedia: create(
    'admin/media',
    'A new picture; of whoever is no editor, to be shown in a text of theirs',
    { maxBody: pictureMaxBody, body: mediaInput, changes: [], ...single },
    author,
  ),
  uploadPaper: {
    ...create(
      'admin/papers',
      'A PDF, DOCX, ODT or XLSX as the body itself: a new paper of the library',
      { maxBody: paperMaxBody, body: none, changes: [], ...single },
      who,
    ),
    query: paperQuery,
  },
  replacePaper: {
    ...update(
      'admin/papers/{id}',
      'Another content for a paper, as the body itself; its address stays',
      { maxBody: paperMaxBody, body: none, changes, ...single },
      who,
    ),
    query: paperQuery,
  },
  listPaperFacts: {
    ...list('papers', 'Kind and size of papers that a text leads to', {
      response: paperFacts,
      reads: ['posts', 'pages'],
      extension: true,
    }),
    query: paperNames,
  },
  updateMedia: update(
    path,
    'Change a picture, or put another one in its place',
    { maxBody: pictureMaxBody, body: mediaChange, changes, ...single },
    who,
  ),
  deleteMedia: remove(
    path,
    'Put a picture that nothing shows into the trash',
    { response: done, extension: true },
    who,
  ),
} satisfies Record<string, Endpoint>;
