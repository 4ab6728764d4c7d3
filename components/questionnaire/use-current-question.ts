'use client';
import { useEffect, useRef } from 'react';
import type { Move } from '@/lib/answers/screen-state';
import type { Question } from '@/lib/contract/questionnaire';

/** Pixels: a question whose top is nearer to the window's is the one in focus. */
const focusWithin = 300;
/** How far an advance scrolls when the next question stands about there. */
const usualStep = 500;
const usualSlack = 100;
/** Room above a question for the bar that sticks to the top. */
const topGap = 88;
/** Milliseconds a smooth scroll may take where the browser does not tell its end. */
const longestScroll = 1_000;

export const questionElementId = (id: number) => `question-${id}`;

/** The element a link to a question leads to. */
export function firstControlId({ id, questionType }: Pick<Question, 'id' | 'questionType'>): string {
  return `${questionElementId(id)}-${questionType === 'text' ? 'text' : '1'}`;
}

/** Brings the question of an explicit move to the top and the focus to its control; scrolling by itself only highlights. */
export function useCurrentQuestion(
  path: readonly { id: number }[],
  move: Move | null,
  onHighlight: (id: number) => void,
): void {
  const quietUntil = useRef(0);

  useEffect(() => {
    if (!move) return;
    quietUntil.current = performance.now() + longestScroll;
    bringUp(move);
  }, [move]);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (performance.now() < quietUntil.current) return;
      const id = questionAtTop(path);
      if (id !== null) onHighlight(id);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const onScrollEnd = () => {
      quietUntil.current = 0;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scrollend', onScrollEnd);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', onScrollEnd);
    };
  }, [path, onHighlight]);
}

function bringUp({ questionId, isJump }: Move): void {
  const element = document.getElementById(questionElementId(questionId));
  if (!element) return;
  const distance = element.getBoundingClientRect().top - topGap;
  const isUsual = !isJump && Math.abs(distance - usualStep) <= usualSlack;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: isUsual ? usualStep : distance, behavior: isCalm ? 'auto' : 'smooth' });
  const control =
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input, textarea') ??
    element.querySelector<HTMLElement>('button');
  control?.focus({ preventScroll: true });
}

/** The last question whose top is within reach of the window's top: they stand in order, so a few looks find it. */
function questionAtTop(path: readonly { id: number }[]): number | null {
  let [low, high] = [0, path.length - 1];
  let found: number | null = null;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const question = path[middle];
    const element = question && document.getElementById(questionElementId(question.id));
    if (element && element.getBoundingClientRect().top <= focusWithin) {
      found = question.id;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}
