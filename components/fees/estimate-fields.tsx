import { useTranslations } from 'next-intl';
import { Choices } from '@/components/forms/choices';
import { Field } from '@/components/forms/field';
import { InOwnLanguage, ProviderSentence } from '@/components/ui/in-own-language';
import type { FeeLine } from '@/lib/contract/fees';
import { isCounted } from '@/lib/fees/estimate';
import { baseLines } from '@/lib/fees/group-lines';
import { offered } from '@/lib/fees/offered';
import { isAsked, lineField, mostOf, type Reading } from '@/lib/fees/read-asked';
import { Amount, Duty } from './fee-lines';
import { useProblemText } from './use-problem-text';

/** Who, how, and what else: as many fields as the provider's lines ask for. */
export function EstimateFields({ fees, reading }: { fees: readonly FeeLine[]; reading: Reading }) {
  const t = useTranslations('Estimate');
  const sayProblem = useProblemText();
  const { asked, problems, text } = reading;
  const { people, levels } = offered(fees);
  const base = baseLines(fees);
  const choices = [
    {
      name: 'people',
      legend: t('who'),
      options: people.flatMap((one) => (one ? [pair(one, t(`people.${one}`))] : [])),
    },
    { name: 'level', legend: t('how'), options: levels.flatMap((one) => (one ? [pair(one, t(`levels.${one}`))] : [])) },
  ] as const;
  const asks = fees.map((line, at) => ({ line, field: lineField(at) })).filter(({ line }) => isAsked(line));
  const ticked = asks.filter(({ line }) => !isCounted(line));
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    return problem && sayProblem(problem);
  };
  return (
    <>
      {choices.map(
        ({ name, ...choice }) =>
          choice.options.length > 0 && (
            <Choices
              key={name}
              {...{ name, ...choice, error: errorOf(name) }}
              chosen={errorOf(name) ? '' : asked[name]}
            />
          ),
      )}
      {asks.map(
        ({ line, field }) =>
          isCounted(line) && (
            <Count
              key={field}
              {...{ line, field, value: text(field), error: errorOf(field) }}
              isAddition={!base.has(line)}
            />
          ),
      )}
      {ticked.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{t('extras')}</legend>
          <div className="mt-1 grid gap-2">
            {ticked.map(({ line, field }) => (
              <label key={field} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
                <input
                  type="checkbox"
                  name={field}
                  defaultChecked={text(field) !== ''}
                  className="mt-1 size-5 shrink-0 accent-primary"
                />
                <Extra line={line} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function pair(value: string, label: string): [string, string] {
  return [value, label];
}

function Count({
  line,
  field,
  value,
  error,
  isAddition,
}: {
  line: FeeLine;
  field: string;
  value: string;
  isAddition: boolean;
  error?: string | undefined;
}) {
  const t = useTranslations('Estimate');
  const { unit } = line;
  if (unit === 'week' || unit === 'month' || unit === 'once') return null;
  return (
    <div>
      <Field
        id={field}
        label={<ProviderSentence text={line.name}>{(name) => t(`counts.${unit}`, { name })}</ProviderSentence>}
        error={error}
      >
        {(wiring) => (
          <input
            {...wiring}
            aria-describedby={[wiring['aria-describedby'], `${field}-what`].filter(Boolean).join(' ')}
            name={field}
            type="number"
            inputMode="numeric"
            min={0}
            max={mostOf(line)}
            step={1}
            defaultValue={value}
            placeholder="0"
            dir="ltr"
            className={`${wiring.className} max-w-32`}
          />
        )}
      </Field>
      <p id={`${field}-what`} className="mt-1 text-muted text-sm">
        <Amount line={line} isAddition={isAddition} /> · <Duty line={line} />
      </p>
    </div>
  );
}

function Extra({ line }: { line: FeeLine }) {
  return (
    <span>
      <InOwnLanguage isTranslatable className="font-semibold">
        {line.name}
      </InOwnLanguage>{' '}
      · <Amount line={line} isAddition />
      <span className="block text-muted text-sm">
        <Duty line={line} />
      </span>
    </span>
  );
}
