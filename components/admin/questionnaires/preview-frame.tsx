import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import { localePath } from '@/lib/i18n/languages';
import type { Answers } from '@/lib/questionnaire/flow';

/** A route to try: its place in their list, and the answers that lead along it. */
export type Route = { index: number; answers: Answers };
/** `press` tells that it is tried once more. */
export type Played = Route & { press: number };

type PreviewFrameProps = {
  id: string;
  questions: readonly DraftQuestion[];
  questionId: number | null;
  played: Played | null;
};

/** Milliseconds after the last key. */
const pause = 300;

/** The page that asks these questions, as wide as a phone: told what is typed, before it is kept. */
export function PreviewFrame({ id, questions, questionId, played }: PreviewFrameProps) {
  const t = useTranslations('AdminQuestionnaires');
  const frame = useRef<HTMLIFrameElement>(null);
  const src = localePath(useLocale(), `/adminPanel/look/questionnaire/${id}`);
  const tell = useRef(() => {});
  tell.current = () => frame.current?.contentWindow?.postMessage({ questions, questionId, played }, location.origin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes with them
  useEffect(() => {
    const timer = setTimeout(() => tell.current(), pause);
    return () => clearTimeout(timer);
  }, [questions, questionId, played]);
  // The page says when it listens.
  useEffect(() => {
    const onMessage = (event: MessageEvent) => event.source === frame.current?.contentWindow && tell.current();
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  return (
    <section aria-labelledby="phone" className="noscript:hidden">
      <h2 id="phone" className="text-2xl">
        {t('preview')}
      </h2>
      <iframe
        ref={frame}
        title={t('preview')}
        src={src}
        // Nothing is sent from here, and nothing leaves the frame.
        sandbox="allow-same-origin allow-scripts"
        className="mt-2 block h-144 w-full max-w-90 rounded-card border border-line-strong bg-surface"
      />
    </section>
  );
}
