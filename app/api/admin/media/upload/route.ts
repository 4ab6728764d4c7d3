import { refusedPath } from '@/lib/admin/confirm-path';
import { send, type Writing } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import type { Media } from '@/lib/contract/media';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';
import { toDataUrl } from '@/lib/profile/to-data-url';

type Asked = {
  files: File[];
  /** Of the picture that the first takes the place of; '' where they are new. */
  id: string;
  version: string;
};

/** New pictures for the library, one or several, or one in the place of another. */
export const POST = formRoute<Asked, Media>({
  call: endpoints.updateMedia,
  who: 'user',
  maxBytes: 24 * 1024 * 1024,
  hasFiles: true,
  read(sent) {
    const [id, version] = [textOf(sent, 'id'), textOf(sent, 'version')];
    if (!/^\d{0,9}$/.test(id) || !/^\d{0,9}$/.test(version)) return null;
    const files = sent.getAll('picture').filter((one) => one instanceof File && (one.size > 0 || one.name !== ''));
    return { id, version, files: files.filter((one) => one instanceof File) };
  },
  async send({ files, id, version }, { session: { accessToken }, visitor, once }) {
    const asking = { accessToken, visitor, once };
    const [first] = files;
    if (!first) return refused(422, 'problem', { picture: 'pictureRequired' });
    if (id) {
      const body = { picture: await encode(first), ...(version && { version: Number(version) }) };
      return send(endpoints.updateMedia, body, { ...asking, params: { id } });
    }
    const results: Writing<Media>[] = [];
    for (const [index, file] of files.entries()) {
      const body = { picture: await encode(file), title: file.name.replace(/\.\w{1,5}$/, '').slice(0, 200) };
      results.push(await send(endpoints.createMedia, body, { ...asking, once: once && `${once}-${index}` }));
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
  back: ({ id }, { locale }, { code, codes = {} }) => {
    const [field] = Object.values(codes);
    return localePath(locale, refusedPath(`/adminPanel/media${id && `/${id}`}`, '', field?.code ?? code));
  },
});

async function encode(file: File): Promise<string> {
  return toDataUrl({ type: file.type, content: Buffer.from(await file.arrayBuffer()) });
}
