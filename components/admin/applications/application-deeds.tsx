import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { applicationKeys as keys } from '@/lib/admin/applications';
import type { ReceivedApplication } from '@/lib/contract/application';
import { type ApplicationStage, closingReasons, listNextStages } from '@/lib/contract/application-stage';
import { AssignCase, CaseDeeds, type CaseFormProps, type Owners, ThenNext } from '../case/case-deeds';
import { Choose, Deed, Words } from '../case/deed';
import { useCaseFaults } from '../case/use-case-faults';
import { useStageWord } from './stage-word';

const address = '/api/admin/applications';
type FormProps = CaseFormProps<ReceivedApplication>;
type DeedsProps = FormProps & {
  owners: Owners;
  isAdmin: boolean;
  /** A required check is open. */
  hasOpenChecks: boolean;
  /** Whether the next one is to follow. */
  goesOn: boolean;
};

/** All that is done about an application beside its checks and writing to its sender. */
export function ApplicationDeeds({ owners, isAdmin, hasOpenChecks, after, goesOn, ...form }: DeedsProps) {
  const { row, search, words, report } = form;
  const typed = { words, report };
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminApplications.act');
  const shared = useTranslations('AdminCallBacks.act');
  return (
    <CaseDeeds form={{ action: address, id: row.id, version: row.version, search, after }} {...typed}>
      <p className="text-muted text-sm">{t('notes')}</p>
      <div className="flex flex-wrap gap-2">
        {row.ownerId === null && <Deed action="take" letter={keys.take} label={shared('take')} kind="primary" />}
        <Deed action="spoke" letter={keys.spoke} label={t('spoke')} />
        {row.repliedAt !== null && <Deed action="heard" letter={keys.heard} label={t('heard')} />}
        <Deed action="note" letter={keys.note} label={shared('addNote')} />
      </div>
      <Words
        name="nextStep"
        label={t('nextStep')}
        hint={t('nextStepHint')}
        rows={2}
        max={200}
        value={words.nextStep}
        error={textOf('nextStep')}
      />
      <div className="flex flex-wrap items-end gap-2">
        <Field id="nextOn" label={t('nextOn')} error={textOf('nextOn')}>
          {(wiring) => <input {...wiring} type="date" name="nextOn" defaultValue={words.nextOn} />}
        </Field>
        <Deed action="next" letter={keys.next} label={t('next')} focuses="nextStep" />
      </div>
      <Stages {...{ row, isAdmin, hasOpenChecks, words, report }} />
      {after !== null && <ThenNext isWanted={goesOn || 'next' in words} letter={keys.thenNext} />}
      <AssignCase letter={keys.assign} owners={owners} ownerId={row.ownerId} {...typed} />
    </CaseDeeds>
  );
}

type StagesProps = Pick<DeedsProps, 'row' | 'isAdmin' | 'hasOpenChecks' | 'words' | 'report'>;

/** Where it may go from here: a button and a letter each. */
function Stages({ row, isAdmin, hasOpenChecks, words, report }: StagesProps) {
  const { textOf } = useCaseFaults(report);
  const t = useTranslations('AdminApplications.act');
  const shared = useTranslations('AdminCallBacks.act');
  const sayReason = useTranslations('AdminApplications.reasons');
  const wordOf = useStageWord(row.isJob);
  // Whoever looks at a new one has looked at it.
  const stages = listNextStages(row, { isAdmin }).filter((stage) => row.stage !== 'sent' || stage !== 'read');
  if (stages.length === 0) return null;
  const mayClose = stages.includes('closed');
  const mayHireAllTheSame = isAdmin && hasOpenChecks && stages.includes('hired');
  return (
    <fieldset className="grid gap-4 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold">{t('stages')}</legend>
      {textOf('stage') && (
        <p id="stage" tabIndex={-1} className="font-semibold text-danger">
          {textOf('stage')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {stages.filter((stage) => stage !== 'closed').map(deedOf)}
        {!row.isJob && mayClose && deedOf('closed')}
      </div>
      {row.isJob && mayClose && (
        <div className="flex flex-wrap items-end gap-2">
          <Choose
            name="reason"
            label={t('reason')}
            hint={t('reasonHint')}
            none={shared('choose')}
            value={words.reason}
            error={textOf('reason')}
            choices={closingReasons.map((value) => ({ value, label: sayReason(value) }))}
          />
          <Deed action="closed" letter={keys.closed} label={wordOf('closed')} focuses="reason" />
        </div>
      )}
      {mayHireAllTheSame && (
        <Words
          name="why"
          label={t('why')}
          hint={t('whyHint')}
          rows={2}
          max={1_000}
          value={words.why}
          error={textOf('why')}
        />
      )}
    </fieldset>
  );

  function deedOf(stage: ApplicationStage) {
    const focuses = stage === 'hired' && mayHireAllTheSame ? { focuses: 'why' } : {};
    return <Deed key={stage} action={stage} letter={keys[stage]} label={wordOf(stage)} {...focuses} />;
  }
}
