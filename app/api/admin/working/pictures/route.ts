import { type WorkKind, workPath } from '@/lib/admin/work';
import { findWork } from '@/lib/admin/works';
import { send } from '@/lib/care-api/client';
import { getStanding } from '@/lib/care-api/working';
import { endpoints } from '@/lib/contract/endpoints';
import { refusedReading } from '@/lib/door/fault';
import { officeRoute } from '@/lib/door/office-route';
import { textOf } from '@/lib/door/read-sent';

type Asked = { work: WorkKind; id: string; main: string; remove: string; chosen: string; files: File[] };

/** New pictures of a row, one that goes, or another one first; whatever words were kept meanwhile stay. */
export const POST = officeRoute<Asked, unknown>({
  call: endpoints.saveWorkingCopy,
  maxBytes: 6 * 1024 * 1024,
  hasFiles: true,
  read(sent) {
    const id = textOf(sent, 'id');
    const work = findWork(textOf(sent, 'kind'));
    const files = sent.getAll('pictures').filter((one) => one instanceof File && one.size > 0);
    if (!work || !/^\d{1,9}$/.test(id)) return null;
    return {
      ...{ work, id },
      main: textOf(sent, 'main'),
      remove: textOf(sent, 'remove'),
      chosen: textOf(sent, 'chosen').slice(0, 200),
      files: files.filter((one) => one instanceof File),
    };
  },
  async send({ work, id, main, remove, chosen, files }, asking) {
    const row = { kind: work.kind, id };
    const standing = await getStanding(asking.accessToken, row);
    if (standing.state !== 'ready') return refusedReading(standing);
    const { copy, fields, version, publicVersion } = standing.value;
    const data = copy?.data ?? fields;
    const { most, read, write } = work.pictures;
    const added = await Promise.all(files.map(toDataUrl));
    // One of the library joins once, and only by the button that adds.
    const joining = chosen && !main && !remove ? [chosen] : [];
    const all = [...new Set([...read(data), ...added, ...joining])].filter((one) => one !== remove);
    const named = all.includes(main) ? [main, ...all.filter((one) => one !== main)] : all;
    // Where there is room for one, a new one takes its place.
    const kept = most === 1 ? named.slice(-1) : named;
    const body = { data: { ...data, ...write(kept) }, version, tab: 'pictures' };
    return send(
      endpoints.saveWorkingCopy,
      { ...body, publicVersion: copy?.baseVersion ?? publicVersion },
      { ...asking, params: row },
    );
  },
  done: (_, { work, id }) => ({ path: workPath(work, id), said: { done: 'save' }, part: 'pictures' }),
  back: ({ work, id }) => ({ path: workPath(work, id) }),
});

async function toDataUrl(file: File): Promise<string> {
  return `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
}
