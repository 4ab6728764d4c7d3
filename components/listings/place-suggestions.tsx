'use client';
import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/browser/fetch-json';

/** Milliseconds without a keystroke before names are asked for. */
const pause = 120;

/** Towns and areas for what is typed into a box, in the browser's own list below it; without script the box is as it was. */
export function PlaceSuggestions({ id, of }: { id: string; of: string }) {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const box = document.getElementById(of);
    let timer: ReturnType<typeof setTimeout>;
    function onInput(event: Event) {
      clearTimeout(timer);
      if (!(event.target instanceof HTMLInputElement)) return;
      const typed = event.target.value.trim();
      timer = setTimeout(() => {
        if (typed.length < 2) return setNames([]);
        // What comes late is of no use.
        const signal = AbortSignal.timeout(2_000);
        fetchJson<string[]>(`/api/places?${new URLSearchParams({ q: typed })}`, signal).then(setNames, () => {});
      }, pause);
    }
    box?.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      box?.removeEventListener('input', onInput);
    };
  }, [of]);
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
