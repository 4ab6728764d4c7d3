import { Check, ChevronDown, Circle, Lock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { type CheckKind, checkKinds, listOpenChecks, ruleOf } from '@/lib/contract/application-check';
import type { ApplicationCheck, ApplicationFile } from '@/lib/contract/application-event';
import { offeredStages } from '@/lib/contract/application-stage';
import { toLondonDay } from '@/lib/contract/london-time';
import { isWorrying } from '@/lib/contract/reference-request';
import { longDay } from '@/lib/posts/format-day';
import type { Typed } from '../case/case-deeds';
import { CheckForm } from './check-form';
import { References } from './references';

type ChecksProps = Typed & { file: ApplicationFile; search: string };

/** What is looked at before somebody cares for people: each a line that opens into its form. */
export function ApplicationChecks({ file, search, words, report }: ChecksProps) {
  const { application, checks, references } = file;
  const t = useTranslations('AdminApplications.checks');
  const today = toLondonDay(new Date());
  const open = listOpenChecks(checks, today);
  const worries = references.some(({ answer }) => answer && isWorrying(answer));
  // One row has two forms.
  const isAsking = words.refereeEmail !== undefined || words.language !== undefined;
  const wasOffered = offeredStages.some((stage) => stage === application.stage);
  return (
    <section aria-labelledby="checks" className="rounded-card border border-line bg-surface p-5">
      <h2 id="checks">{t('title')}</h2>
      <p className="text-muted text-sm">{t('hint')}</p>
      <p className="mt-2 font-semibold">{t('open', { count: open.length })}</p>
      <ul className="mt-2 grid gap-x-8 border-line border-t xl:grid-cols-2">
        {checkKinds.map((kind) => {
          const known = checks.find(({ check }) => check === kind);
          const isBack = words.check === kind && report !== null;
          const isOfReferees = kind === 'references';
          const isWorse = isOfReferees && worries;
          const line = <CheckLine {...{ kind, known, isWorse, today }} isOpen={open.includes(kind)} />;
          return (
            <li key={kind} className="border-line border-b">
              {ruleOf(kind).isAfterOffer && !wasOffered ? (
                <div className="flex items-start gap-2 py-3">
                  <Lock aria-hidden className="mt-1 size-5 shrink-0 text-muted" />
                  <div>
                    {line}
                    <p className="text-muted text-sm">{t('locked')}</p>
                  </div>
                </div>
              ) : (
                <details open={isBack} id={`check-${kind}`}>
                  <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 py-3 [&::-webkit-details-marker]:hidden">
                    <Mark isRequired={ruleOf(kind).isRequired === true} isOpen={open.includes(kind)} known={known} />
                    {line}
                    <ChevronDown
                      aria-hidden
                      className="ms-auto mt-1 size-5 shrink-0 text-primary [[open]>summary>&]:rotate-180"
                    />
                  </summary>
                  <CheckForm
                    {...{ kind, known, application, search }}
                    back={isBack && !isAsking ? { words, report } : null}
                  />
                  {isOfReferees && (
                    <References {...{ file, search }} back={isBack && isAsking ? { words, report } : null} />
                  )}
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type MarkProps = { isRequired: boolean; isOpen: boolean; known: ApplicationCheck | undefined };

function Mark({ isRequired, isOpen, known }: MarkProps) {
  const isDone = isRequired ? !isOpen : known?.state === 'seen' || known?.state === 'notApplicable';
  return isDone ? (
    <Check aria-hidden className="mt-1 size-5 shrink-0 text-primary" />
  ) : (
    <Circle aria-hidden className={`mt-1 size-5 shrink-0 ${isRequired ? 'text-danger' : 'text-muted'}`} />
  );
}

type LineProps = {
  kind: CheckKind;
  known: ApplicationCheck | undefined;
  isOpen: boolean;
  isWorse: boolean;
  today: string;
};

/** What it is, where it stands, until when it is good, and who said so. */
function CheckLine({ kind, known, isOpen, isWorse, today }: LineProps) {
  const t = useTranslations('AdminApplications.checks');
  const references = useTranslations('AdminApplications.references');
  const locale = useLocale();
  const { state = 'notStarted', seenOn = null, repeatOn = null } = known ?? {};
  const isOver = repeatOn !== null && repeatOn < today;
  return (
    <span className="grid">
      <span className="font-semibold">
        {t(`kinds.${kind}`)}
        {ruleOf(kind).isRequired && <span className="ms-2 font-normal text-muted text-sm">{t('required')}</span>}
      </span>
      <span className={isOpen && isOver ? 'text-danger' : undefined}>
        {t(`states.${state}`)}
        {seenOn && ` · ${longDay(seenOn, locale)}`}
        {repeatOn && ` · ${t(isOver ? 'over' : 'until', { day: longDay(repeatOn, locale) })}`}
        {known?.number && (
          <>
            {' · '}
            <bdi dir="ltr">{known.number}</bdi>
          </>
        )}
      </span>
      {known && (known.evidence || known.reason) && (
        <span dir="auto" className="wrap-anywhere text-sm">
          {known.evidence || known.reason}
        </span>
      )}
      {isWorse && <span className="font-semibold text-danger">{references('worry')}</span>}
      {known && (
        <span className="text-muted text-sm">
          {known.by
            ? t('by', { name: known.by, when: formatMoment(known.at, locale) })
            : formatMoment(known.at, locale)}
        </span>
      )}
    </span>
  );
}
