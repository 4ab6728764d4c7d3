import 'server-only';
import { refusedPath } from '@/lib/admin/confirm-path';
import { wasPrefix } from '@/lib/admin/editor-state';
import { listWith } from '@/lib/admin/list-path';
import type { Fields } from '@/lib/admin/merge-edits';
import { momentFields, readWhen, type When } from '@/lib/admin/when';
import { type WorkKind as Kind, toTheirs, toWork, workFields, workPath } from '@/lib/admin/work';
import { send, type Writing } from '@/lib/care-api/client';
import { getStanding } from '@/lib/care-api/working';
import { endpoints } from '@/lib/contract/endpoints';
import { type Standing, standingSchema, type WorkingData } from '@/lib/contract/working';
import { localePath } from '@/lib/i18n/languages';
import { type Refused, refusedReading, renameFields } from './fault';
import { formRoute } from './form-route';
import { readEdited } from './read-edited';
import { textOf } from './read-sent';

/** With the words of the form, or without. */
const wordActs = ['save', 'publish', 'schedule', 'scheduleEnd'] as const;
const plainActs = ['unschedule', 'unscheduleEnd', 'discard', 'restore', 'preview', 'endPreview'] as const;
type Act = (typeof wordActs)[number] | (typeof plainActs)[number];

type Args = {
  id: string;
  act: Act;
  version: number;
  publicVersion: number;
  tab: string;
  fields: Fields;
  was: Fields;
  when: When;
  /** Agreed to what is asked about before it is published. */
  takesPlace: boolean;
  number: string;
};
type Asking = { accessToken: string; visitor: string | undefined };
type Done = { standing: Standing | null; token?: string };

export function workDraftName(kind: string, id: string): string {
  return `work-${kind}-${id}`;
}

export function workingRoute(kind: Kind) {
  const pathOf = ({ id }: Pick<Args, 'id'>) => workPath(kind, id);
  const names = workFields(kind).map(({ name }) => name);
  const hasWords = ({ act }: Args) => wordActs.some((one) => one === act);
  return formRoute<Args, Done>({
    call: ({ act }) => (act === 'publish' ? endpoints.publishWorkingCopy : endpoints.saveWorkingCopy),
    who: 'user',
    // A questionnaire of the greatest length twice, now and as it was, each Arabic letter in two bytes. A post is less.
    maxBytes: 12 * 1024 * 1024,
    read: (sent) => readAsked(sent, names),
    send: (asked, { session: { accessToken }, visitor }) =>
      (hasWords(asked) ? sendWords : sendAct)(kind, asked, { accessToken, visitor }),
    done({ standing, token }, asked, { locale }) {
      const said = listWith(pathOf(asked), '', { done: asked.act, ...(token && { preview: token }) });
      const location = localePath(locale, (asked.act === 'publish' && kind.own?.sent) || said);
      if (asked.act !== 'save' || !standing) return { location };
      return { location, body: { location, work: toWork(standing, kind.map), at: standing.copy?.at ?? '' } };
    },
    back: (asked, { locale }, { code }) =>
      localePath(locale, hasWords(asked) ? pathOf(asked) : refusedPath(pathOf(asked), '', code)),
    keep: {
      form: ({ id }) => workDraftName(kind.kind, id),
      words: (asked) => (hasWords(asked) ? toWords(asked) : null),
    },
  });
}

function readAsked(sent: FormData, names: readonly string[]): Args | null {
  const numbers = ['id', 'version', 'publicVersion'].map((name) => textOf(sent, name));
  const said = textOf(sent, 'do') || 'save';
  const act = [...wordActs, ...plainActs].find((one) => one === said);
  if (!act || !numbers.every((number) => /^\d{1,9}$/.test(number))) return null;
  const [id = '', version, publicVersion] = numbers;
  return {
    id,
    act,
    version: Number(version),
    publicVersion: Number(publicVersion),
    // Our script sends what was changed alone.
    ...readEdited(sent, sent.has('changedAlone') ? names.filter((name) => sent.has(name)) : names),
    tab: textOf(sent, 'tab') || 'form',
    number: textOf(sent, 'number'),
    when: readWhen((name) => textOf(sent, name)),
    takesPlace: textOf(sent, 'takesPlace') !== '',
  };
}

async function sendWords(kind: Kind, asked: Args, asking: Asking): Promise<Writing<Done>> {
  const row = { kind: kind.kind, id: asked.id };
  const before = await getStanding(asking.accessToken, row);
  if (before.state !== 'ready') return refusedReading(before);
  const { copy, fields } = before.value;
  const kept = copy?.data ?? fields;
  const data = kind.map.toData(asked.fields, kept);
  let { version } = asked;
  if (JSON.stringify(data) !== JSON.stringify(kept) || version !== before.value.version) {
    const { publicVersion, tab } = asked;
    const body = { data, version, publicVersion, tab };
    const saved = await send(endpoints.saveWorkingCopy, body, { ...asking, params: row });
    if (!saved.ok) return inFormWords(kind, asked, data, saved);
    version = saved.value.version;
  }
  const agreed = asked.takesPlace && { takesPlace: true };
  if (asked.act === 'publish') {
    const done = await send(endpoints.publishWorkingCopy, { version, ...agreed }, { ...asking, params: row });
    return done.ok ? { ok: true, value: { standing: null } } : inFormWords(kind, { ...asked, version }, data, done);
  }
  if (asked.act === 'schedule' || asked.act === 'scheduleEnd') {
    const { action, local, which } = momentFields[asked.act];
    const when = {
      version,
      action,
      local: asked.when[local],
      ...agreed,
      ...(asked.when[which] && { which: asked.when[which] }),
    };
    const done = await send(endpoints.schedulePublishing, when, { ...asking, params: row });
    if (done.ok) return { ok: true, value: { standing: null } };
    const fieldOf = (name: string) => (name === 'local' ? local : name === 'which' ? which : name);
    return inFormWords(kind, { ...asked, version }, data, renameFields(done, fieldOf));
  }
  const after = await getStanding(asking.accessToken, row);
  return after.state === 'ready' ? { ok: true, value: { standing: after.value } } : refusedReading(after);
}

async function sendAct(kind: Kind, asked: Args, asking: Asking): Promise<Writing<Done>> {
  const { act, id, number, version } = asked;
  const row = { ...asking, params: { kind: kind.kind, id } };
  if (act === 'preview') {
    const made = await send(endpoints.createPreview, undefined, row);
    return made.ok ? { ok: true, value: { standing: null, token: made.value.token } } : made;
  }
  if (act === 'unschedule' || act === 'unscheduleEnd') {
    const { action } = momentFields[act === 'unschedule' ? 'schedule' : 'scheduleEnd'];
    const gone = await send(endpoints.cancelSchedule, undefined, { ...row, query: new URLSearchParams({ action }) });
    return gone.ok ? { ok: true, value: { standing: null } } : gone;
  }
  const done =
    act === 'restore'
      ? await send(endpoints.restoreRevision, { version }, { ...asking, params: { ...row.params, number } })
      : act === 'discard'
        ? await send(endpoints.discardWorkingCopy, undefined, { ...row, seen: version })
        : await send(endpoints.deletePreviews, undefined, row);
  return done.ok ? { ok: true, value: { standing: null } } : inFormWords(kind, asked, {}, done);
}

function inFormWords({ fieldOf, map }: Kind, { version }: Args, data: WorkingData, fault: Refused): Refused {
  const { current, ...rest } = renameFields(fault, (name) => fieldOf(name, data));
  const standing = standingSchema.safeParse(current).data;
  return standing ? { ...rest, current: toTheirs(standing, version, map) } : rest;
}

/** What was changed alone, for there is little room; the rest is as the API has it. */
function toWords({ fields, was, when }: Args): Record<string, string> {
  const changed = Object.entries(fields).filter(([name, text]) => text !== was[name]);
  const before = changed.map(([name]) => [wasPrefix + name, was[name] ?? '']);
  return { ...Object.fromEntries([...changed, ...before]), ...when };
}
