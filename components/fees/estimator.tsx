import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { buttonStyle } from '@/components/ui/button';
import { Sentence } from '@/components/ui/in-own-language';
import type { FeeLine } from '@/lib/contract/fees';
import { estimate } from '@/lib/fees/estimate';
import type { Reading } from '@/lib/fees/read-asked';
import { sentenceGap } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { EstimateFields } from './estimate-fields';
import { EstimateSheet } from './estimate-sheet';
import { LiveChoices } from './live-choices';
import { useProblemText } from './use-problem-text';

export type Priced = {
  /** Whose prices: the provider's, or a listing's. */
  name: string;
  listing: { id: number; title: string } | null;
  fees: readonly FeeLine[];
  /** Not looked at for so long that today's are to be asked for. */
  areOld: boolean;
};

type EstimatorProps = { priced: Priced; reading: Reading; action: string };

/** What care would cost: the choices, and beside them what they come to. A plain GET form: its address is the answer. */
export function Estimator({ priced, reading, action }: EstimatorProps) {
  const t = useTranslations('Estimate');
  const gap = sentenceGap(useLocale());
  const { name, listing, fees, areOld } = priced;
  const canTell = fees.length > 0 && !areOld;
  return (
    <div className="wrap py-10">
      <h1>{t('title')}</h1>
      {canTell && (
        <p className="measure mt-4 text-xl">
          {name ? <Sentence content={name}>{t('ofWhom', { name })}</Sentence> : t('ofUs')}
          {gap + t('intro')}
        </p>
      )}
      {listing && (
        <p className="no-print mt-2">
          <Link href={`/listing-details/${listing.id}`} className="link inline-flex min-h-11 items-center">
            <Sentence content={listing.title}>{t('backTo', { title: listing.title })}</Sentence>
          </Link>
        </p>
      )}
      {canTell ? <Priceable {...{ priced, reading, action }} /> : <Ask text={t(areOld ? 'old' : 'none')} />}
    </div>
  );
}

function Priceable({ priced: { name, listing, fees }, reading, action }: EstimatorProps) {
  const t = useTranslations('Estimate');
  const sayProblem = useProblemText();
  const problems = reading.problems.map((problem) => ({ id: problem.field, text: sayProblem(problem) }));
  const found = problems.length > 0 ? null : estimate(fees, reading.asked);
  return (
    <LiveChoices
      action={action}
      problems={
        problems.length > 0
          ? {
              loud: <ErrorSummary title={t('problem')} problems={problems} />,
              quiet: <ErrorSummary title={t('problem')} problems={problems} isQuiet />,
            }
          : null
      }
      answer={
        found ? (
          <EstimateSheet {...{ name, listing, fees, asked: reading.asked, found }} />
        ) : (
          <Ask text={t('askInstead')} />
        )
      }
    >
      <h2>{t('choices')}</h2>
      {listing && <input type="hidden" name="listing" value={listing.id} />}
      <EstimateFields fees={fees} reading={reading} />
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('show')}
      </button>
    </LiveChoices>
  );
}

/** Where no sum can be told. */
function Ask({ text }: { text: string }) {
  const t = useTranslations('Estimate');
  return (
    <div className="mt-8">
      <p className="measure">{text}</p>
      <Link href="/form" className={`${buttonStyle('primary')} mt-4`}>
        {t('ask')}
      </Link>
    </div>
  );
}
