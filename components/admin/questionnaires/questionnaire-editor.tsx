'use client';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { questionnaireWork } from '@/lib/admin/questionnaire-work';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { checkDraft } from '@/lib/questionnaire/draft/check-draft';
import { WorkEditor, type WorkEditorProps } from '../working/work-editor';
import { Builder, type BuilderTab } from './builder';
import { type Played, PreviewFrame } from './preview-frame';
import { useBuilder } from './use-builder';
import { findingKey } from './use-finding-words';

type QuestionnaireEditorProps = Omit<WorkEditorProps, 'work' | 'checks' | 'inSection' | 'aside' | 'stops'> & {
  published: readonly DraftQuestion[];
  begun: Readonly<Record<string, number>>;
};

/** The editor of a questionnaire: what waits to be published as with any other, and the builder of its questions. */
export function QuestionnaireEditor({ published, begun, ...props }: QuestionnaireEditorProps) {
  const t = useTranslations('AdminQuestionnaires');
  const builder = useBuilder(props.start.words.questions ?? '');
  const questions = useDeferredValue(builder.questions);
  const findings = useMemo(() => checkDraft(questions), [questions]);
  const [tab, setTab] = useState<BuilderTab>('questions');
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [isStopped, setStopped] = useState(false);
  const [played, setPlayed] = useState<Played | null>(null);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const counted = { errors, warnings: findings.length - errors };
  const open = findings.filter((finding) => finding.severity === 'error' || !known.has(findingKey(finding)));
  return (
    <WorkEditor
      {...props}
      work={questionnaireWork}
      checks={() => (findings.length > 0 ? [{ text: t('checks.found', counted), isMust: counted.errors > 0 }] : [])}
      stops={() => {
        const stops = open.length > 0;
        setStopped(stops);
        if (stops) setTab('checks');
        return stops;
      }}
      inSection={(section, words, change) =>
        section === 'questions' && (
          <>
            <Connected
              text={words.questions ?? ''}
              connect={builder.connect}
              onText={(questions) => change({ questions })}
            />
            <p role="alert" className="font-semibold text-danger sm:col-span-2">
              {isStopped && open.length > 0 && t('checks.stops')}
            </p>
            <Builder
              {...{ builder, findings, published, begun, tab, known, played }}
              onPlay={(route) => {
                setPlayed(route);
                document.getElementById('phone')?.scrollIntoView({ block: 'nearest' });
              }}
              onTab={setTab}
              onKnow={(key, isKnown) =>
                setKnown((all) => new Set(isKnown ? [...all, key] : [...all].filter((one) => one !== key)))
              }
            />
          </>
        )
      }
      aside={() => ({
        before: (
          <PreviewFrame id={props.id} questions={questions} questionId={builder.question?.id ?? null} played={played} />
        ),
        after: null,
      })}
    />
  );
}

type ConnectedProps = {
  text: string;
  connect: ReturnType<typeof useBuilder>['connect'];
  onText: (text: string) => void;
};

/** The field of the form that the questions are. */
function Connected({ text, connect, onText }: ConnectedProps) {
  // At once: a letter that is typed before it would be older than what it stands on.
  useLayoutEffect(() => connect(text, onText));
  // Script sends its own: a long text takes a while to be put there.
  return <textarea name="questions" value={useDeferredValue(text)} readOnly hidden />;
}
