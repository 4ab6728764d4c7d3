'use client';
import { useEffect, useRef } from 'react';
import type { Move } from '@/lib/answers/screen-state';
import type { Question } from '@/lib/contract/questionnaire';
import { correctScroll, distanceToTop } from './correct-scroll';

/** Pixels: a question whose top is nearer to the window's is the one in focus. */
const focusWithin = 300;
/** How far an advance scrolls when the next question stands about there. */
const usualStep = 500;
const usualSlack = 100;
/** Screens from which a question is shown at once: nobody reads what would fly past. */
const farScreens = 3;
/** Milliseconds a smooth scroll may take where the browser does not tell its end. */
const longestScroll = 1_000;

export const questionElementId = (id: number) => `question-${id}`;

/** The element a link to a question leads to. */
export function firstControlId({ id, questionType }: Pick<Question, 'id' | 'questionType'>): string {
  return `${questionElementId(id)}-${questionType === 'text' ? 'text' : '1'}`;
}

/**
 * Brings the question of an explicit move to the top and the focus to its control; scrolling by itself only highlights.
 * `groups` are the questions on the way, those of one box of the page together.
 */
export function useCurrentQuestion(
  groups: readonly (readonly { id: number }[])[],
  move: Move | null,
  onHighlight: (id: number) => void,
): void {
  const quietUntil = useRef(0);
  const lookSoon = useRef(() => {});

  useEffect(() => {
    if (!move) return;
    quietUntil.current = performance.now() + longestScroll;
    return scrollToQuestion(move, () => {
      quietUntil.current = 0;
      // Their own scroll may be over already: a wheel is heard after what it moved.
      lookSoon.current();
    });
  }, [move]);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (performance.now() < quietUntil.current) return;
      const id = questionAtTop(groups);
      if (id !== null) onHighlight(id);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    lookSoon.current = onScroll;
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
  }, [groups, onHighlight]);
}

/** What it returns leaves the rest to the visitor. */
function scrollToQuestion({ questionId, isJump }: Move, onTaken: () => void): (() => void) | undefined {
  const element = document.getElementById(questionElementId(questionId));
  if (!element) return;
  const distance = distanceToTop(element);
  const isUsual = !isJump && Math.abs(distance - usualStep) <= usualSlack;
  const isFar = Math.abs(distance) > farScreens * window.innerHeight;
  const isCalm = isFar || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: isUsual ? usualStep : distance, behavior: isCalm ? 'instant' : 'smooth' });
  const control =
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>('input, textarea') ??
    element.querySelector<HTMLElement>('button');
  control?.focus({ preventScroll: true });
  return correctScroll(element, isUsual ? usualSlack : 8, longestScroll, onTaken);
}

/** The last question whose top is within reach of the window's top; above them all, the first. Its box is found first: asking for a place within a far one would lay that out. */
function questionAtTop(groups: readonly (readonly { id: number }[])[]): number | null {
  const group = lastWithin(groups, ([first]) => first && slotOf(first)?.parentElement);
  return (lastWithin(group ?? [], slotOf) ?? groups[0]?.[0])?.id ?? null;
}

function slotOf({ id }: { id: number }) {
  return document.getElementById(questionElementId(id));
}

/** They stand in order, so a few looks find it. */
function lastWithin<T>(items: readonly T[], elementOf: (item: T) => Element | null | undefined): T | null {
  let [low, high] = [0, items.length - 1];
  let found: T | null = null;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    const element = item && elementOf(item);
    if (element && element.getBoundingClientRect().top <= focusWithin) {
      found = item;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}
