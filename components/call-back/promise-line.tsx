'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Sentence } from '@/components/ui/in-own-language';
import { fetchJson } from '@/lib/browser/fetch-json';
import { toPromiseValues } from '@/lib/opening/due-words';
import type { ToldHours } from '@/lib/opening/opening-hours';

type Promise = { today: string; dueAt: string | null; fromAt?: string | null };

/** Milliseconds between two looks at the provider's clock. */
const pause = 60_000;

type PromiseLineProps = {
  isCall: boolean;
  /** The day and the part of it that are chosen: '2026-12-01 morning'. */
  wish: string;
  /** The opening hours, where they are known. */
  hours?: ToldHours;
  /** Somebody answers by a time that can be asked for. */
  isPromised: boolean;
};

/** By when somebody answers what is sent now, by the provider's own clock; the opening hours where nothing is promised. */
export function PromiseLine({ isCall, wish, hours, isPromised }: PromiseLineProps) {
  const t = useTranslations('CallBackForm');
  const locale = useLocale();
  const [promise, setPromise] = useState<Promise | null>(null);
  useEffect(() => {
    if (!isPromised) return;
    const asking = new AbortController();
    const tell = (told: Promise | null) => {
      if (!asking.signal.aborted) setPromise(told);
    };
    const look = () => {
      if (document.hidden) return;
      const asked = `/api/care/call-back-promise?${new URLSearchParams({ when: wish })}`;
      fetchJson<Promise>(asked, asking.signal).then(tell, () => tell(null));
    };
    look();
    const timer = setInterval(look, pause);
    return () => {
      clearInterval(timer);
      asking.abort();
      // It was said of another wish.
      setPromise(null);
    };
  }, [isPromised, wish]);
  const told =
    promise?.dueAt &&
    toPromiseValues({ ...promise, dueAt: promise.dueAt }, new Date(`${promise.today}T00:00Z`), locale);
  if (!told && !hours?.text) return null;
  return (
    <p className="border-primary border-s-4 ps-3 font-semibold">
      {told
        ? t(`promise.${isCall ? 'ring' : 'answer'}`, told)
        : hours && <Sentence content={hours.isOurs ? '' : hours.text}>{t('hours', { hours: hours.text })}</Sentence>}
    </p>
  );
}
