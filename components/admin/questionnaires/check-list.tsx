import { useTranslations } from 'next-intl';
import type { DraftFinding } from '@/lib/questionnaire/draft/check-draft';
import { AdviceItem } from './advice-item';
import { findingKey, useFindingWords } from './use-finding-words';
import type { Advised, Decide } from './use-law';

type CheckListProps = {
  findings: readonly DraftFinding[];
  /** Keys of what is odd and known. */
  known: ReadonlySet<string>;
  onKnow: (key: string, isKnown: boolean) => void;
  onGo: (id: number) => void;
  advised: readonly Advised[];
  onDecide: Decide;
};

/** What must be seen to before it is published, what is odd and wants a tick, and what the law has to say. */
export function CheckList({ advised, onDecide, ...checks }: CheckListProps) {
  const fine = useTranslations('AdminWork.publish');
  if (checks.findings.length + advised.length === 0) return <p>{fine('fine')}</p>;
  return (
    <>
      <Found {...checks} />
      {advised.length > 0 && <AdviceList {...{ advised, onDecide }} onGo={checks.onGo} />}
    </>
  );
}

function AdviceList({ advised, onDecide, onGo }: Pick<CheckListProps, 'advised' | 'onDecide' | 'onGo'>) {
  const t = useTranslations('AdminQuestionnaires');
  return (
    <section aria-labelledby="checks-law" className="mb-6">
      <h3 id="checks-law">{t('law.title')}</h3>
      <p className="measure">{t('law.about')}</p>
      <ul className="mt-2 grid gap-2">
        {advised.map((advice) => (
          <AdviceItem key={`${advice.questionId} ${advice.rule}`} {...{ advice, onDecide }}>
            <button type="button" className="link min-h-11 cursor-pointer" onClick={() => onGo(advice.questionId)}>
              {t('checks.go', { number: advice.index + 1 })}
            </button>
          </AdviceItem>
        ))}
      </ul>
    </section>
  );
}

function Found({ findings, known, onKnow, onGo }: Omit<CheckListProps, 'advised' | 'onDecide'>) {
  const t = useTranslations('AdminQuestionnaires.checks');
  const say = useFindingWords();
  return (['error', 'warning'] as const).map((grade) => {
    const found = findings.filter(({ severity }) => severity === grade);
    if (found.length === 0) return null;
    return (
      <section key={grade} aria-labelledby={`checks-${grade}`} className="mb-6">
        <h3 id={`checks-${grade}`}>{t(grade === 'error' ? 'errors' : 'warnings')}</h3>
        <ul className="mt-2 grid gap-2">
          {found.map((finding) => {
            const key = findingKey(finding);
            return (
              <li key={`${key} ${finding.index}`} className="rounded-control border border-line p-3">
                <p className={`wrap-anywhere ${grade === 'error' ? 'text-danger' : ''}`}>{say(finding)}</p>
                <p className="flex flex-wrap items-center gap-x-5">
                  <button
                    type="button"
                    className="link min-h-11 cursor-pointer"
                    onClick={() => onGo(finding.questionId)}
                  >
                    {t('go', { number: finding.index + 1 })}
                  </button>
                  {grade === 'warning' && (
                    <label className="flex min-h-11 cursor-pointer items-center gap-2">
                      <input
                        type="checkbox"
                        checked={known.has(key)}
                        onChange={({ target }) => onKnow(key, target.checked)}
                        className="size-5 accent-primary"
                      />
                      {t('know')}
                    </label>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
