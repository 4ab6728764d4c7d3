import { type WorkKind, workPath } from '@/lib/admin/work';
import { findWork } from '@/lib/admin/works';
import { send } from '@/lib/care-api/client';
import { getStanding } from '@/lib/care-api/working';
import { endpoints } from '@/lib/contract/endpoints';
import { withFileName } from '@/lib/contract/picture';
import { refused, refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { readPictures } from '@/lib/forms/read-picture';
import { textOf } from '@/lib/forms/read-sent';

type Args = {
  work: WorkKind;
  id: string;
  main: string;
  remove: string;
  chosen: string;
  pictures: FormDataEntryValue[];
};

/** New pictures of a row, one that goes, or another one first; whatever words were kept meanwhile stay. */
export const POST = officeRoute<Args, unknown>({
  call: endpoints.saveWorkingCopy,
  maxBytes: 24 * 1024 * 1024,
  hasFiles: true,
  tooLarge: refused(413, 'picturesTooLarge'),
  read(sent) {
    const id = textOf(sent, 'id');
    const work = findWork(textOf(sent, 'kind'));
    if (!work || !/^\d{1,9}$/.test(id)) return null;
    return {
      work,
      id,
      main: textOf(sent, 'main'),
      remove: textOf(sent, 'remove'),
      chosen: textOf(sent, 'chosen').slice(0, 200),
      pictures: sent.getAll('pictures'),
    };
  },
  async send({ work, id, main, remove, chosen, pictures }, asking) {
    const row = { kind: work.kind, id };
    const standing = await getStanding(asking.accessToken, row);
    if (standing.state !== 'ready') return refusedReading(standing);
    const { copy, fields, version, publicVersion } = standing.value;
    const { most, read, write } = work.pictures;
    let kept = { data: copy?.data ?? fields, version };
    const keep = async (names: string[]) => {
      // Where there is room for one, a new one takes its place.
      const data = { ...kept.data, ...write(most === 1 ? names.slice(-1) : names) };
      const body = { data, version: kept.version, publicVersion: copy?.baseVersion ?? publicVersion, tab: 'pictures' };
      const saved = await send(endpoints.saveWorkingCopy, body, { ...asking, params: row });
      if (saved.ok) kept = saved.value;
      return saved;
    };
    // One of the library joins once, and only by the button that adds.
    const joining = chosen && !main && !remove ? [chosen] : [];
    const added = [...(await readPictures(pictures)).map(({ name, url }) => withFileName(url, name)), ...joining];
    if (added.length === 0 && !main && !remove) return refused(422, 'pictureRequired');
    // One a call, which takes no more than one large picture. Those before one that is refused stay.
    for (const [index, one] of added.entries()) {
      const saved = await keep([...new Set([...read(kept.data), one])]);
      const isLast = index === added.length - 1 && !main && !remove;
      if (!saved.ok || isLast) return saved;
    }
    const all = read(kept.data).filter((one) => one !== remove);
    return keep(all.includes(main) ? [main, ...all.filter((one) => one !== main)] : all);
  },
  done: (_, { work, id }) => ({ path: workPath(work, id), said: { done: 'save' }, part: 'pictures' }),
  back: ({ work, id }) => ({ path: workPath(work, id) }),
});
