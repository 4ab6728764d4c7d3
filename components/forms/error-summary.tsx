'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { problemAnchor } from '@/lib/http/problem-anchor';
import { usePhone } from './whom-to-ring';

export type Problem = {
  /** Of the field. */
  id: string;
  text: React.ReactNode;
  /** Words of the API that `text` goes on from. */
  about?: string;
};

type ErrorSummaryProps = {
  id?: string;
  title: React.ReactNode;
  problems: Problem[];
  /** What the problems tell of, where they are put into words anew at each rendering: typing must not lose the focus. */
  fault?: object;
  /** It comes by itself, while somebody types: it is read out and leaves the focus. */
  isQuiet?: boolean;
  /** What else to do about it. */
  children?: React.ReactNode;
};

/** Takes focus when it appears, and again for each new set of problems, so that nobody misses it. */
export function ErrorSummary({ id = problemAnchor, title, problems, fault = problems, ...rest }: ErrorSummaryProps) {
  const { isQuiet = false, children } = rest;
  const box = useRef<HTMLDivElement>(null);
  useErrorTitle();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new set of problems asks for attention again
  useEffect(() => {
    if (!isQuiet) box.current?.focus();
  }, [fault]);
  return (
    <div
      ref={box}
      id={id}
      role="alert"
      tabIndex={-1}
      className="mb-6 rounded-control border-4 border-danger bg-danger-soft p-5 focus:outline-none"
    >
      <p className="font-semibold font-serif text-xl">{title}</p>
      <ul className="mt-2 grid">
        {problems.map(({ id: field, text, about }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => focusField(event, field)}
              className="link inline-flex min-h-11 items-center text-danger"
            >
              <span>
                {about && (
                  <>
                    <InOwnLanguage isTranslatable>{about}</InOwnLanguage>{' '}
                  </>
                )}
                {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {'code' in fault && fault.code === 'network' && <Offline />}
      {children}
    </div>
  );
}

/** What happened, what to do, and whom to ring. */
function Offline() {
  const t = useTranslations('Client');
  const phone = usePhone();
  return <p>{t('network', { phone: phone === '' ? 'none' : `\u2066${phone}\u2069` })}</p>;
}

/** The page's title says so too while the summary stands; a page sent back without script says it already. */
function useErrorTitle() {
  const t = useTranslations('Client');
  useEffect(() => {
    const plain = document.title;
    const marked = t('errorTitle', { title: plain });
    if (plain.startsWith(t('errorTitle', { title: '' }).trim())) return;
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = plain;
    };
  }, [t]);
}

/** Brings the label into view, not only the input, which a phone's keyboard would push out of sight. */
function focusField(event: React.MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  (document.querySelector(`label[for="${id}"]`) ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
}
