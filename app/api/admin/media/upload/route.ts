import { refusedPath } from '@/lib/admin/confirm-path';
import { send, type Writing } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import type { Media } from '@/lib/contract/media';
import { codeOf, refused } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { readPictures } from '@/lib/forms/read-picture';
import { textOf } from '@/lib/forms/read-sent';
import { localePath } from '@/lib/i18n/languages';

type Args = {
  files: FormDataEntryValue[];
  /** Of the picture that the first takes the place of; '' where they are new. */
  id: string;
  version: string;
};

/** New pictures for the library, one or several, or one in the place of another. */
export const POST = formRoute<Args, Media>({
  call: endpoints.updateMedia,
  who: 'user',
  maxBytes: 24 * 1024 * 1024,
  hasFiles: true,
  tooLarge: refused(413, 'picturesTooLarge'),
  read(sent) {
    const [id, version] = [textOf(sent, 'id'), textOf(sent, 'version')];
    if (!/^\d{0,9}$/.test(id) || !/^\d{0,9}$/.test(version)) return null;
    return { id, version, files: sent.getAll('picture') };
  },
  async send({ files, id, version }, { session: { accessToken }, visitor, once }) {
    const asking = { accessToken, visitor, once };
    const pictures = await readPictures(files);
    const [first] = pictures;
    if (!first) return refused(422, 'problem', { picture: 'pictureRequired' });
    if (id) {
      const body = { picture: first.url, ...(version && { version: Number(version) }) };
      return send(endpoints.updateMedia, body, { ...asking, params: { id } });
    }
    const results: Writing<Media>[] = [];
    for (const [index, { name, url }] of pictures.entries()) {
      const body = { picture: url, title: name.replace(/\.\w{1,5}$/, '').slice(0, 200) };
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
  back: ({ id }, { locale }, fault) =>
    localePath(locale, refusedPath(`/adminPanel/media${id && `/${id}`}`, '', codeOf(fault))),
});
