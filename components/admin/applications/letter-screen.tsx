import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { OnceField } from '@/components/forms/once-field';
import { buttonStyle } from '@/components/ui/button';
import { tickOf } from '@/lib/admin/bulk';
import { recordHref } from '@/lib/admin/record-path';
import type { LetterTo } from '@/lib/contract/application-letter';
import type { FaultReport } from '@/lib/contract/faults';
import { letterLengths, letterVariables } from '@/lib/contract/letter-words';
import { Link } from '@/lib/i18n/navigation';
import { AnswerChoice } from '../case/answer-choice';
import { Words } from '../case/deed';
import { useCaseFaults } from '../case/use-case-faults';
import { PostForm } from '../layout/post-form';
import { LetterPreviews } from './letter-previews';

type LetterScreenProps = {
  letters: readonly LetterTo[];
  /** All who were ticked. */
  ids: readonly number[];
  search: string;
  /** What was written before, its places not filled in yet. */
  answers: readonly { id: number; subject: string; text: string }[];
  chosen: number | null;
  words: { subject: string; text: string };
  report: FaultReport | null;
  company: { company: string; companyPhone: string };
};

/** The same letter to many: what it says, how each reads it, and who cannot be written to. */
export function LetterScreen(props: LetterScreenProps) {
  const { letters, ids, search, answers, chosen, words, report, company } = props;
  const t = useTranslations('AdminApplications.letters');
  const shared = useTranslations('AdminCallBacks.act');
  const { textOf } = useCaseFaults(report);
  const written = letters.filter(({ refusal }) => refusal === null);
  const known = letterVariables.map((name) => `{${name}}`).join(', ');
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid gap-6 rounded-card border border-line bg-surface p-5">
        <Refused {...{ letters, search }} />
        {written.length > 0 && answers.length > 0 && (
          <AnswerChoice
            {...{ answers, chosen }}
            fields={{ ids: ids.join(), in: search }}
            words={{
              label: shared('answer'),
              hint: t('answerHint'),
              none: shared('choose'),
              go: shared('answerGo'),
            }}
          />
        )}
        {written.length > 0 && (
          <PostForm
            action="/api/admin/applications/message"
            fields={{ ids: ids.join(), search }}
            className="grid gap-4"
          >
            <OnceField />
            {written.map(({ id, version }) => (
              <input key={id} type="hidden" name="to" value={tickOf(id, version)} />
            ))}
            <Field id="subject" label={shared('subject')} error={textOf('subject')}>
              {(wiring) => (
                <input
                  {...wiring}
                  name="subject"
                  maxLength={letterLengths.subject}
                  required
                  dir="auto"
                  defaultValue={words.subject}
                />
              )}
            </Field>
            <Words
              name="text"
              label={shared('text')}
              hint={t('hint', { known })}
              rows={12}
              max={letterLengths.text}
              value={words.text}
              error={textOf('text')}
            />
            <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
              {t('send', { count: written.length })}
            </button>
            <p className="text-muted text-sm">{t('leaves')}</p>
          </PostForm>
        )}
      </div>
      {written.length > 0 && (
        <LetterPreviews
          letters={written}
          begun={words}
          company={company}
          says={{ title: t('preview'), hint: t('previewHint'), withoutScript: t('withoutScript') }}
        />
      )}
    </div>
  );
}

/** Who cannot be written to, by name, and why. */
function Refused({ letters, search }: Pick<LetterScreenProps, 'letters' | 'search'>) {
  const t = useTranslations('AdminApplications.letters');
  const refused = letters.flatMap((letter) => (letter.refusal ? [{ ...letter, refusal: letter.refusal }] : []));
  if (refused.length === 0) return null;
  return (
    <section aria-label={t('refused')} className="rounded-control bg-sand p-3">
      <h2 className="text-lg">{t('refused')}</h2>
      <ul className="mt-1 grid gap-1">
        {refused.map(({ id, name, refusal }) => (
          <li key={id}>
            <Link href={recordHref('applications', String(id), search)} prefetch={false} className="link">
              <bdi>{name}</bdi>
            </Link>
            {': '}
            {t(`refusals.${refusal}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
