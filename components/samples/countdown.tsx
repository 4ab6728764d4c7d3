'use client';
import { useEffect, useState } from 'react';
import { splitSpan } from './opening-day';

type CountdownProps = {
  /** Both in milliseconds; `now` is the server's, which the first paint shows. */
  target: number;
  now: number;
  texts: Record<'label' | 'days' | 'hours' | 'minutes' | 'seconds' | 'pause' | 'resume', string>;
};

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Moves once a second; with reduced motion once a minute, without seconds. A timer is not read out by itself. */
export function Countdown({ target, now, texts }: CountdownProps) {
  const [left, setLeft] = useState(target - now);
  const [isPaused, setIsPaused] = useState(false);
  const [isCalm, setIsCalm] = useState(false);

  useEffect(() => setIsCalm(matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (isPaused) return;
    const tick = () => setLeft(target - Date.now());
    tick();
    const timer = setInterval(tick, isCalm ? 60_000 : 1_000);
    return () => clearInterval(timer);
  }, [isPaused, isCalm, target]);

  const span = splitSpan(left);
  return (
    <>
      <div role="timer" aria-live="off" aria-label={texts.label} className="mt-5 flex max-w-md gap-2 sm:gap-3">
        {units
          .filter((unit) => unit !== 'seconds' || !isCalm)
          .map((unit) => (
            <p key={unit} className="min-w-0 grow basis-0 rounded-card bg-sage-soft px-1 py-3 text-center">
              <span className="block font-semibold font-serif text-4xl tabular-nums">{span[unit]}</span>{' '}
              <span className="text-muted text-sm">{texts[unit]}</span>
            </p>
          ))}
      </div>
      <button
        type="button"
        className="link mt-2 inline-flex min-h-11 items-center font-semibold"
        onClick={() => setIsPaused(!isPaused)}
      >
        {isPaused ? texts.resume : texts.pause}
      </button>
    </>
  );
}
