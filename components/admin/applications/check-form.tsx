import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import type { ReceivedApplication } from '@/lib/contract/application';
import { type CheckKind, checkStates, ruleOf } from '@/lib/contract/application-check';
import type { ApplicationCheck } from '@/lib/contract/application-event';
import type { Typed } from '../case/case-deeds';
import { DeedForm } from '../case/deed';
import { useCaseFaults } from '../case/use-case-faults';

type CheckFormProps = {
  kind: CheckKind;
  known: ApplicationCheck | undefined;
  application: ReceivedApplication;
  search: string;
  back: Typed | null;
};

/** What was seen of one check. The fields of the form that came back go by their plain names: its faults lead there. */
export function CheckForm({ kind, known, application: { id, version }, search, back }: CheckFormProps) {
  const t = useTranslations('AdminApplications.checks');
  const { textOf } = useCaseFaults(back?.report ?? null);
  const { isForAll, isRepeated } = ruleOf(kind);
  const states = checkStates.filter((state) => !(isForAll && state === 'notApplicable'));
  const kept = { state: known?.state, seenOn: known?.seenOn, repeatOn: known?.repeatOn, number: known?.number };
  const begun: Record<string, string | null | undefined> = back
    ? back.words
    : { ...kept, evidence: known?.evidence, notApplicable: known?.reason };
  const field = (name: string) => ({ id: back ? name : `${kind}-${name}`, error: textOf(name) });
  const begunOf = (name: string) => begun[name] ?? '';
  return (
    <DeedForm action="/api/admin/applications" {...{ id, version, search }}>
      <input type="hidden" name="check" value={kind} />
      <div className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-2">
        <Field {...field('state')} label={t('state')}>
          {(wiring) => (
            <select {...wiring} name="state" defaultValue={begun.state ?? 'notStarted'}>
              {states.map((state) => (
                <option key={state} value={state}>
                  {t(`states.${state}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...field('seenOn')} label={t('seenOn')} hint={t('seenOnHint')}>
          {(wiring) => <input {...wiring} type="date" name="seenOn" defaultValue={begunOf('seenOn')} />}
        </Field>
        {isRepeated && (
          <Field {...field('repeatOn')} label={t('repeatOn')}>
            {(wiring) => <input {...wiring} type="date" name="repeatOn" defaultValue={begunOf('repeatOn')} />}
          </Field>
        )}
        <Field {...field('number')} label={t('number')}>
          {(wiring) => <input {...wiring} name="number" maxLength={80} dir="auto" defaultValue={begunOf('number')} />}
        </Field>
        <Field {...field('evidence')} label={t('evidence')}>
          {(wiring) => (
            <textarea
              {...wiring}
              name="evidence"
              rows={2}
              maxLength={1_000}
              dir="auto"
              defaultValue={begunOf('evidence')}
            />
          )}
        </Field>
        {!isForAll && (
          <Field {...field('notApplicable')} label={t('notApplicable')}>
            {(wiring) => (
              <textarea
                {...wiring}
                name="notApplicable"
                rows={2}
                maxLength={400}
                dir="auto"
                defaultValue={begunOf('notApplicable')}
              />
            )}
          </Field>
        )}
        <button
          type="submit"
          name="action"
          value="check"
          className={`${buttonStyle('primary')} self-end justify-self-start`}
        >
          {t('save')}
        </button>
      </div>
    </DeedForm>
  );
}
