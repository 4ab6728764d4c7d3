import { useFormatter, useTranslations } from 'next-intl';
import { type Piece, wordDiff } from '@/lib/admin/word-diff';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { type ComparedQuestion, isSame, type Placed } from '@/lib/questionnaire/compare-versions';
import { kindOf } from '@/lib/questionnaire/draft/question-kinds';
import { toFlow } from '@/lib/questionnaire/flow';
import { waysOut } from '@/lib/questionnaire/ways-out';
import { useSayWays } from './use-say-ways';

type Versions = { before: readonly DraftQuestion[]; now: readonly DraftQuestion[]; from: number; to: number };
type Props = Versions & { questions: readonly ComparedQuestion[] };

/** Each question that is not the same in both versions; how many are is said at the end. */
export function ComparedQuestions({ questions, ...versions }: Props) {
  const t = useTranslations('AdminQuestionnaires.versions');
  const others = questions.filter((one) => !isSame(one));
  return (
    <>
      {others.map((compared) => (
        <Compared key={compared.identifier} {...{ compared, versions }} />
      ))}
      <p className="text-muted">{t('unchanged', { count: questions.length - others.length })}</p>
    </>
  );
}

function Compared({ compared, versions }: { compared: ComparedQuestion; versions: Versions }) {
  const t = useTranslations('AdminQuestionnaires.versions');
  const { identifier, before, now } = compared;
  const shown = now ?? before;
  if (!shown) return null;
  const labels = { before: `${t('theVersion')} ${versions.from}`, now: `${t('theVersion')} ${versions.to}` };
  return (
    <section aria-labelledby={`compared-${identifier}`} className="rounded-control border border-line p-4">
      <h3 id={`compared-${identifier}`} className="wrap-anywhere">
        {shown.index + 1}. <bdi>{shown.question.headline}</bdi>
      </h3>
      <What {...compared} />
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <h4 className="font-semibold">{labels.before}</h4>
          {before ? <Side placed={before} other={now} of={versions.before} mark="gone" /> : <p>{t('notThere')}</p>}
        </div>
        <div className="min-w-0">
          <h4 className="font-semibold">{labels.now}</h4>
          {now ? <Side placed={now} other={before} of={versions.now} mark="new" /> : <p>{t('notAny')}</p>}
        </div>
      </div>
    </section>
  );
}

/** What became of it, in words. */
function What({ before, now, isMoved, changed }: ComparedQuestion) {
  const t = useTranslations('AdminQuestionnaires.versions');
  const format = useFormatter();
  return (
    <ul className="flex flex-wrap gap-x-6 font-semibold">
      {!before && <li>{t('added')}</li>}
      {!now && <li>{t('gone')}</li>}
      {isMoved && before && now && <li>{t('moved', { from: before.index + 1, to: now.index + 1 })}</li>}
      {changed.length > 0 && <li>{t('changed', { parts: format.list(changed.map((part) => t(`parts.${part}`))) })}</li>}
    </ul>
  );
}

type SideProps = {
  placed: Placed;
  other: Placed | null;
  of: readonly DraftQuestion[];
  /** How words are marked that the other side has not. */
  mark: 'gone' | 'new';
};

function Side({ placed: { question, index }, other, of, mark }: SideProps) {
  const t = useTranslations('AdminQuestionnaires');
  const ways = useSayWays()(waysOut(toFlow(of), index));
  const known = new Map(other?.question.choices.map(({ value, label }) => [value, label]));
  const say = (own: string, theirs: string | undefined) => <Marked {...{ own, mark }} theirs={other ? theirs : own} />;
  return (
    <div className="grid gap-2">
      {say(question.headline, other?.question.headline)}
      {question.description && say(question.description, other?.question.description)}
      <p className="text-muted text-sm">
        {t('versions.kind', { kind: t(`kinds.${kindOf(question)}`) })}
        {question.required && ` · ${t('versions.required')}`}
        {question.privacy && <span className="block">{t(`privacies.${question.privacy}`)}</span>}
      </p>
      {question.choices.length > 0 && (
        <ul className="list-disc ps-5">
          {question.choices.map(({ value, label }, place) => (
            <li key={place.toString()}>{say(label, known.get(value) ?? '')}</li>
          ))}
        </ul>
      )}
      {ways && (
        <p className="wrap-anywhere whitespace-pre-line text-sm">
          <span className="block text-muted">{t('versions.leads')}</span>
          {ways}
        </p>
      )}
    </div>
  );
}

const marks = { gone: { Mark: 'del', style: 'bg-danger-soft' }, new: { Mark: 'ins', style: 'bg-sage' } } as const;

function Marked({ own, theirs = '', mark }: { own: string; theirs: string | undefined; mark: 'gone' | 'new' }) {
  const pieces = mark === 'new' ? wordDiff(theirs, own) : wordDiff(own, theirs);
  const { Mark, style } = marks[mark];
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      <bdi>
        {pieces.flatMap(({ kind, text }: Piece, at) => {
          if (kind === 'same') return <span key={at.toString()}>{text}</span>;
          if (kind !== mark) return [];
          return (
            <Mark key={at.toString()} className={style}>
              {text}
            </Mark>
          );
        })}
      </bdi>
    </p>
  );
}
