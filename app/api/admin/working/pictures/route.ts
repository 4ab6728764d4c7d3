import { refusedPath } from '@/lib/admin/confirm-path';
import { type WorkKind, workPath } from '@/lib/admin/work';
import { findWork } from '@/lib/admin/works';
import { send } from '@/lib/care-api/client';
import { getStanding } from '@/lib/care-api/working';
import { endpoints } from '@/lib/contract/endpoints';
import { refusedReading } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { textOf } from '@/lib/door/read-sent';
import { localePath } from '@/lib/i18n/languages';

type Asked = { work: WorkKind; id: string; main: string; remove: string; files: File[] };

/** New pictures of a row, one that goes, or another one first; whatever words were kept meanwhile stay. */
export const POST = formRoute<Asked, unknown>({
  call: endpoints.saveWorkingCopy,
  who: 'user',
  maxBytes: 6 * 1024 * 1024,
  hasFiles: true,
  isPlainOnly: true,
  read(sent) {
    const id = textOf(sent, 'id');
    const work = findWork(textOf(sent, 'kind'));
    const files = sent.getAll('pictures').filter((one) => one instanceof File && one.size > 0);
    if (!work || !/^\d{1,9}$/.test(id)) return null;
    return {
      ...{ work, id },
      main: textOf(sent, 'main'),
      remove: textOf(sent, 'remove'),
      files: files.filter((one) => one instanceof File),
    };
  },
  async send({ work, id, main, remove, files }, { session: { accessToken }, visitor }) {
    const row = { kind: work.kind, id };
    const standing = await getStanding(accessToken, row);
    if (standing.state !== 'ready') return refusedReading(standing);
    const { copy, fields, version, publicVersion } = standing.value;
    const data = copy?.data ?? fields;
    const { most, read, write } = work.pictures;
    const added = await Promise.all(files.map(toDataUrl));
    const all = [...read(data), ...added].filter((one) => one !== remove);
    const named = all.includes(main) ? [main, ...all.filter((one) => one !== main)] : all;
    // Where there is room for one, a new one takes its place.
    const kept = most === 1 ? named.slice(-1) : named;
    const body = { data: { ...data, ...write(kept) }, version, tab: 'pictures' };
    return send(
      endpoints.saveWorkingCopy,
      { ...body, publicVersion: copy?.baseVersion ?? publicVersion },
      { accessToken, visitor, params: row },
    );
  },
  done: (_, { work, id }, { locale }) => ({
    location: localePath(locale, `${workPath(work, id)}?done=save#pictures`),
  }),
  back({ work, id }, { locale }, { code, codes = {} }) {
    const [field] = Object.values(codes);
    return localePath(locale, refusedPath(workPath(work, id), '', field?.code ?? code));
  },
});

async function toDataUrl(file: File): Promise<string> {
  return `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
}
