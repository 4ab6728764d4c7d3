import { refusedPath } from '@/lib/admin/confirm-path';
import { send } from '@/lib/care-api/client';
import { getStanding } from '@/lib/care-api/working';
import { endpoints } from '@/lib/contract/endpoints';
import { listingInput } from '@/lib/contract/listing';
import { refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

type Asked = { id: string; main: string; remove: string; files: File[] };

const pictures = listingInput.pick({ bannerPhoto: true, images: true });
const path = '/adminPanel/listings';

/** New pictures of a listing, one that goes, or another one first; whatever words were kept meanwhile stay. */
export const POST = formRoute<Asked, unknown>({
  call: endpoints.saveWorkingCopy,
  who: 'user',
  maxBytes: 6 * 1024 * 1024,
  hasFiles: true,
  isPlainOnly: true,
  notThis: refused(415, 'notAPlainForm'),
  read(sent) {
    const id = textOf(sent, 'id');
    const files = sent.getAll('pictures').filter((one) => one instanceof File && one.size > 0);
    if (!/^\d{1,9}$/.test(id)) return null;
    return {
      id,
      main: textOf(sent, 'main'),
      remove: textOf(sent, 'remove'),
      files: files.filter((one) => one instanceof File),
    };
  },
  async send({ id, main, remove, files }, { session: { accessToken }, visitor }) {
    const row = { kind: 'listing' as const, id };
    const standing = await getStanding(accessToken, row);
    if (standing.state !== 'ready') return refused(410, 'nothingHere');
    const { copy, fields, version, publicVersion } = standing.value;
    const data = copy?.data ?? fields;
    const { bannerPhoto = '', images = [] } = pictures.safeParse(data).data ?? {};
    const added = await Promise.all(files.map(toDataUrl));
    const all = [bannerPhoto, ...images, ...added].filter((one) => one !== '' && one !== remove);
    const [first = '', ...rest] = all.includes(main) ? [main, ...all.filter((one) => one !== main)] : all;
    const body = { data: { ...data, bannerPhoto: first, images: rest }, version, tab: 'pictures' };
    return send(
      endpoints.saveWorkingCopy,
      { ...body, publicVersion: copy?.baseVersion ?? publicVersion },
      { accessToken, visitor, params: row },
    );
  },
  done: (_, { id }, { locale }) => ({ location: localePath(locale, `${path}/${id}?done=save#pictures`) }),
  back({ id }, { locale }, { code, codes = {} }) {
    const [field] = Object.values(codes);
    return localePath(locale, refusedPath(`${path}/${id}`, '', field?.code ?? code));
  },
});

async function toDataUrl(file: File): Promise<string> {
  return `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
}
