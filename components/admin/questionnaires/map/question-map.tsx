'use client';
import { useFormatter, useTranslations } from 'next-intl';
import { use, useDeferredValue } from 'react';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import type { DraftFinding } from '@/lib/questionnaire/draft/check-draft';
import { isolate } from '../isolate';
import { type Laid, nodeSize } from './laid';
import { laidOf } from './laid-of';

export type QuestionMapProps = {
  questions: readonly DraftQuestion[];
  findings: readonly DraftFinding[];
  selected: number | null;
  onSelect: (id: number) => void;
};

/** Questions and the ways between them, drawn from top to bottom; what it shows the routes say in words. */
export function QuestionMap({ questions: written, findings, selected, onSelect }: QuestionMapProps) {
  const t = useTranslations('AdminQuestionnaires');
  const format = useFormatter();
  // What is drawn stays until what is written is.
  const questions = useDeferredValue(written);
  const laid = use(laidOf(questions, ({ answers }) => format.list(answers.map(isolate), { type: 'disjunction' })));
  const wrong = new Set(findings.flatMap(({ severity, questionId }) => (severity === 'error' ? questionId : [])));
  return (
    <section
      ref={showSelected}
      // It begins at the same side in every language.
      dir="ltr"
      aria-label={t('map.title')}
      className="max-h-[70vh] overflow-auto border border-line bg-surface"
    >
      <div className="relative" style={{ width: laid.width, height: laid.height }}>
        <Ways {...laid} />
        {laid.places.map(({ index, x, y }) => {
          const question = questions[index];
          const style = { ...nodeSize, left: x - nodeSize.width / 2, top: y - nodeSize.height / 2 };
          if (!question) {
            return (
              <p
                key="end"
                style={style}
                className="absolute grid place-items-center rounded-full border-2 border-ink bg-ground"
              >
                {t('jumps.end')}
              </p>
            );
          }
          const isWrong = wrong.has(question.id);
          return (
            <button
              key={question.id}
              type="button"
              style={style}
              aria-current={question.id === selected ? 'true' : undefined}
              onClick={() => onSelect(question.id)}
              className={`absolute cursor-pointer rounded-control border-2 bg-surface px-2 py-1 text-start text-sm hover:bg-sage-soft aria-[current]:bg-sage-soft aria-[current]:outline-2 aria-[current]:outline-primary ${
                isWrong ? 'border-danger border-dashed' : 'border-line-strong'
              }`}
            >
              <span className="line-clamp-2">
                {index + 1}. <bdi>{question.headline.trim() || t('list.blank')}</bdi>
              </span>
              {isWrong && <span className="sr-only">{t('list.marks', { errors: 'some', warnings: 'none' })}</span>}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Wider than its place it would begin at a corner where nothing stands. */
function showSelected(map: HTMLElement | null): void {
  const place = map?.querySelector<HTMLElement>('[aria-current]') ?? map?.querySelector('button');
  if (!map || !place) return;
  map.scrollLeft = place.offsetLeft - (map.clientWidth - place.offsetWidth) / 2;
  map.scrollTop = place.offsetTop - (map.clientHeight - place.offsetHeight) / 2;
}

/** For the eye: each question and its ways are said elsewhere. */
function Ways({ width, height, ways }: Laid) {
  return (
    <svg aria-hidden="true" width={width} height={height} className="absolute inset-0 text-muted">
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 L8 4 L0 8 z" fill="currentColor" />
        </marker>
      </defs>
      {ways.map(({ key, path, label, x, y }) => (
        <g key={key}>
          <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} markerEnd="url(#arrow)" />
          {label && (
            <text
              x={x + 4}
              y={y + 4}
              unicodeBidi="plaintext"
              className="fill-ink stroke-surface text-sm [paint-order:stroke] [stroke-width:4px]"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
