import { refusedPath } from '@/lib/admin/confirm-path';
import { type SendArguments, send, sendFile, type Writing } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { type Media, paperMaxBody } from '@/lib/contract/media';
import { isCalledPaper } from '@/lib/contract/paper';
import { codeOf, refused } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { aroundFiles } from '@/lib/forms/read-file';
import { textOf } from '@/lib/forms/read-sent';
import { toDataUrl } from '@/lib/http/to-data-url';
import { localePath } from '@/lib/i18n/languages';

type Args = {
  files: File[];
  /** Of the picture or paper that the first takes the place of; '' where they are new. */
  id: string;
  version: string;
  /** Whether there may be papers among them, or nothing else. */
  papers: string;
};
type Asking = Pick<SendArguments, 'accessToken' | 'visitor' | 'once'>;

/** New pictures and papers for the library, one or several, or one in the place of another. */
export const POST = formRoute<Args, Media>({
  call: endpoints.updateMedia,
  who: 'user',
  maxBytes: paperMaxBody + aroundFiles,
  hasFiles: true,
  tooLarge: refused(413, 'paperTooLarge'),
  read(sent) {
    const [id, version] = [textOf(sent, 'id'), textOf(sent, 'version')];
    if (!/^\d{0,9}$/.test(id) || !/^\d{0,9}$/.test(version)) return null;
    const files = sent.getAll('picture').filter(isChosen);
    return { id, version, files, papers: textOf(sent, 'papers') };
  },
  async send({ files, id, version, papers }, { session: { accessToken }, visitor, once }) {
    const asking = { accessToken, visitor, once };
    const [first] = files;
    if (!first) return refused(422, 'problem', { picture: 'pictureRequired' });
    if (id) return replace(first, { id, version, isPaper: papers === 'only' }, asking);
    const results: Writing<Media>[] = [];
    for (const [index, file] of files.entries()) {
      const isPaper = papers !== '' && (await looksLikePaper(file));
      results.push(await add(file, isPaper, { ...asking, once: once && `${once}-${index}` }));
    }
    // The others are stored nevertheless: whoever reads why this one is not sees them in the list.
    return results.find(({ ok }) => !ok) ?? results[0] ?? refused(422, 'problem');
  },
  done: (picture, { id }, { locale }) => {
    const path = id ? `/adminPanel/media/${id}?done=replaced` : '/adminPanel/media?done=uploaded';
    const { name, title, alt, isDecorative } = picture;
    const location = localePath(locale, path);
    return { location, body: { location, picture: { id: picture.id, name, title, alt, isDecorative } } };
  },
  back: ({ id }, { locale }, fault) =>
    localePath(locale, refusedPath(`/adminPanel/media${id && `/${id}`}`, '', codeOf(fault))),
});

/** Browsers send a file without name or content where none was chosen. */
function isChosen(sent: FormDataEntryValue): sent is File {
  return sent instanceof File && (sent.size > 0 || sent.name !== '');
}

/** By its name or its first bytes; the API says what it is. */
async function looksLikePaper(file: File): Promise<boolean> {
  return isCalledPaper(file.name) || ['%PDF', 'PK\x03\x04'].includes(await file.slice(0, 4).text());
}

async function add(file: File, isPaper: boolean, { once, ...asking }: Asking): Promise<Writing<Media>> {
  if (isPaper) return sendFile(endpoints.uploadPaper, file, asking);
  const body = { picture: await urlOf(file), title: file.name.replace(/\.\w{1,5}$/, '').slice(0, 200) };
  return send(endpoints.createMedia, body, { ...asking, once });
}

type Replaced = Pick<Args, 'id' | 'version'> & { isPaper: boolean };

async function replace(
  file: File,
  { id, version, isPaper }: Replaced,
  { once, ...asking }: Asking,
): Promise<Writing<Media>> {
  const params = { id };
  if (isPaper) return sendFile(endpoints.replacePaper, file, { ...asking, params, seen: version });
  const body = { picture: await urlOf(file), ...(version && { version: Number(version) }) };
  return send(endpoints.updateMedia, body, { ...asking, once, params });
}

async function urlOf(file: File): Promise<string> {
  return toDataUrl({ type: file.type, content: Buffer.from(await file.arrayBuffer()) });
}
