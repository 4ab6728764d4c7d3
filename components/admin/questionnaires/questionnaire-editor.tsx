'use client';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { questionnaireWork } from '@/lib/admin/questionnaire-work';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import type { KeptAdvice } from '@/lib/contract/kept-questionnaire';
import { changedTexts } from '@/lib/questionnaire/changed-texts';
import { checkDraft } from '@/lib/questionnaire/draft/check-draft';
import { WorkEditor, type WorkEditorProps } from '../working/work-editor';
import { Builder, type BuilderTab } from './builder';
import { type Played, PreviewFrame } from './preview-frame';
import { useBuilder } from './use-builder';
import { findingKey } from './use-finding-words';
import { useLaw } from './use-law';

type QuestionnaireEditorProps = Omit<WorkEditorProps, 'work' | 'checks' | 'inSection' | 'aside' | 'stops'> & {
  published: readonly DraftQuestion[];
  begun: Readonly<Record<string, number>>;
  /** Decided against before. */
  keptAdvice: readonly KeptAdvice[];
  /** Whether answers are kept for some time only. */
  hasRetention: boolean;
};

/** The editor of a questionnaire: what waits to be published as with any other, and the builder of its questions. */
export function QuestionnaireEditor({
  published,
  begun,
  keptAdvice,
  hasRetention,
  ...props
}: QuestionnaireEditorProps) {
  const t = useTranslations('AdminQuestionnaires');
  const builder = useBuilder(props.start.words.questions ?? '');
  const { questions } = builder;
  const findings = useMemo(() => checkDraft(questions), [questions]);
  const [about, setAbout] = useState(() => aboutOf(props.start.words));
  const texts = useMemo(() => changedTexts(published, questions), [published, questions]);
  const { advised, decide } = useLaw(props.id, { ...about, questions, hasRetention }, keptAdvice);
  const [tab, setTab] = useState<BuilderTab>('questions');
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [isStopped, setStopped] = useState(false);
  const [played, setPlayed] = useState<Played | null>(null);
  const kept = texts.filter(({ isSame }) => isSame).length;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const advice = advised.filter(({ kept }) => !kept).length;
  const counted = { errors, warnings: findings.length - errors, advice };
  const open = findings.filter((finding) => finding.severity === 'error' || !known.has(findingKey(finding)));
  return (
    <WorkEditor
      {...props}
      work={questionnaireWork}
      checks={() =>
        findings.length + advice > 0 ? [{ text: t('checks.found', counted), isMust: counted.errors > 0 }] : []
      }
      stops={() => {
        const stops = open.length + advice > 0;
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
            <About about={aboutOf(words)} onChange={setAbout} />
            <p role="alert" className="font-semibold text-danger sm:col-span-2">
              {isStopped && open.length + advice > 0 && t('checks.stops')}
            </p>
            <Builder
              {...{ builder, findings, advised, published, begun, tab, known, played, about }}
              // What is written here already stands.
              onAbout={({ description, purpose }) =>
                change({
                  ...(words.description ? {} : { description }),
                  ...(words.purpose ? {} : { purpose }),
                })
              }
              onDecide={decide}
              onPlay={(route) => {
                setPlayed((before) => ({ ...route, press: (before?.press ?? 0) + 1 }));
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
          <>
            <PreviewFrame id={props.id} {...{ questions, played }} questionId={builder.question?.id ?? null} />
            {texts.length > 0 && (
              <p className="text-muted">{t('checks.translations', { kept, changed: texts.length - kept })}</p>
            )}
          </>
        ),
        after: null,
      })}
    />
  );
}

type About = { title: string; description: string; purpose: string };

function aboutOf({ title = '', description = '', purpose = '' }: Readonly<Record<string, string>>): About {
  return { title, description, purpose };
}

/** Tells what the form says the questionnaire is for. */
function About({
  about: { title, description, purpose },
  onChange,
}: {
  about: About;
  onChange: (about: About) => void;
}) {
  useEffect(() => onChange({ title, description, purpose }), [title, description, purpose, onChange]);
  return null;
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
  return <input type="hidden" name="questions" value={useDeferredValue(text)} />;
}
