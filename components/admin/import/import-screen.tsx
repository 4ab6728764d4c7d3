import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatCount } from '@/lib/admin/format-count';
import { formatMoment } from '@/lib/admin/format-moment';
import { importRunPath, isBusy } from '@/lib/admin/imports';
import { recordPath } from '@/lib/admin/record-path';
import { closesMany, type ImportRun } from '@/lib/contract/import';
import { Link } from '@/lib/i18n/navigation';
import { DryRun } from './dry-run';
import { ImportForm } from './import-form';
import { MappingForm } from './mapping-form';
import type { ListPart } from './planned-list';
import { RefreshWhileBusy } from './refresh-while-busy';

/** One import, wherever it stands: what is asked, what would happen, how far it is, and the ways on. */
export function ImportScreen({ run, part }: { run: ImportRun; part: ListPart | null }) {
  const t = useTranslations('AdminImport');
  const locale = useLocale();
  const { id, state, expected, examples, taken, undoUntil, kept, hasFile } = run;
  const isOpen = state === 'asks' || state === 'ready';
  return (
    <div className="grid gap-6">
      <Standing run={run} />
      {taken && !isBusy(state) && state !== 'undone' && <p>{t('taken', counted(taken, locale))}</p>}
      {state === 'undone' && <p>{t('undone')}</p>}
      {state === 'undone' && kept.count > 0 && <Kept kept={kept} title={t('kept', { count: kept.count })} />}
      {state === 'ready' && hasFile && <Start id={id} expected={expected} label={t('start')} kind="accent" />}
      {(state === 'cancelled' || state === 'failed') && expected && hasFile && (
        <Start id={id} expected={expected} label={t('resume')} kind="secondary" />
      )}
      {state === 'running' && <ImportForm id={id} action="cancel" label={t('cancel')} kind="secondary" />}
      {undoUntil && <WayBack run={run} until={formatMoment(undoUntil, locale)} />}
      {expected && (
        <section aria-labelledby="dry">
          <h2 id="dry">{t(state === 'ready' ? 'dry' : 'dryThen')}</h2>
          {state === 'ready' && <p className="mt-1 text-muted">{t('dryHint')}</p>}
          <DryRun {...{ id, expected, examples, part }} />
        </section>
      )}
      {isOpen && (
        <section aria-labelledby="mapping">
          <h2 id="mapping" className="mb-3">
            {t('mapping')}
          </h2>
          <MappingForm run={run} />
        </section>
      )}
    </div>
  );
}

type StartProps = Pick<ImportRun, 'id' | 'expected'> & { label: string; kind: 'accent' | 'secondary' };

/** Where many listings would close, it is asked whether that is meant. */
function Start({ id, expected, label, kind }: StartProps) {
  const t = useTranslations('AdminImport');
  const locale = useLocale();
  const { closed = 0, open = 0 } = expected ?? {};
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <ImportForm id={id} action="start" label={label} kind={kind}>
      {expected && closesMany(expected) && (
        <label className="measure flex min-h-11 items-start gap-3">
          <input type="checkbox" name="closes" value={closed} required className="mt-1 size-5 shrink-0" />
          <span>
            {t('closesMany', {
              closed: formatCount(closed, locale),
              open: formatCount(open, locale),
              share: percent.format(closed / Math.max(open, 1)),
            })}
          </span>
        </label>
      )}
    </ImportForm>
  );
}

/** How it is taken back, and what becomes of listings that somebody has changed since. */
function WayBack({ run: { id, state, kept }, until }: { run: ImportRun; until: string }) {
  const t = useTranslations('AdminImport');
  return (
    <>
      {state !== 'undone' && (
        <ImportForm id={id} action="undo" label={t('undo')} kind="secondary">
          <p className="measure">{t('undoHint', { day: until })}</p>
          {kept.count > 0 && <Kept kept={kept} title={t('wouldKeep', { count: kept.count })} />}
        </ImportForm>
      )}
      {kept.created > 0 && (
        <ImportForm id={id} action="undoAll" label={t('undoAll')} kind="secondary">
          <p className="measure">{t('undoAllHint', { count: kept.created })}</p>
        </ImportForm>
      )}
    </>
  );
}

/** Read out when it changes. */
function Standing({ run: { id, state, format, done, total, rowsPerSecond, secondsLeft } }: { run: ImportRun }) {
  const t = useTranslations('AdminImport');
  const states = useTranslations('AdminImport.states');
  const locale = useLocale();
  const isMoving = state === 'running' || state === 'undoing';
  return (
    <div>
      <p role="status" className="font-semibold">
        {states(state)}
        <span className="font-normal text-muted"> · {format ? <bdi lang="en">{format}</bdi> : t('table')}</span>
      </p>
      {isMoving && (
        <div className="mt-2">
          <progress value={done} max={Math.max(total, 1)} aria-labelledby="progress" className="w-full max-w-xl" />
          <p id="progress">{t('progress', { done: formatCount(done, locale), total: formatCount(total, locale) })}</p>
          {rowsPerSecond !== null && secondsLeft !== null && (
            <p className="text-muted">
              {t('pace', {
                rate: formatCount(Math.round(rowsPerSecond), locale),
                minutes: Math.floor(secondsLeft / 60),
              })}
            </p>
          )}
        </div>
      )}
      {isBusy(state) && (
        <>
          <RefreshWhileBusy />
          <p className="mt-2">{t('busy')}</p>
          <Link href={importRunPath(id)} prefetch={false} className={`${buttonStyle('secondary')} mt-2`}>
            {t('refresh')}
          </Link>
        </>
      )}
    </div>
  );
}

function Kept({ kept: { count, some }, title }: Pick<ImportRun, 'kept'> & { title: string }) {
  return (
    <details open={count <= 10}>
      <summary className="min-h-8 w-fit">{title}</summary>
      <ul className="mt-1 grid gap-1">
        {some.map(({ id, title: of }) => (
          <li key={id}>
            <Link
              href={recordPath('listing', String(id)) ?? `/listing-details/${id}`}
              prefetch={false}
              className="link"
            >
              <bdi>{of}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function counted(
  { created, changed, unchanged }: NonNullable<ImportRun['taken']>,
  locale: ReturnType<typeof useLocale>,
) {
  return {
    created: formatCount(created, locale),
    changed: formatCount(changed, locale),
    unchanged: formatCount(unchanged, locale),
  };
}
