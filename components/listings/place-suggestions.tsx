'use client';
import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/browser/fetch-json';

/** Milliseconds without a keystroke before names are asked for. */
const pause = 120;

/** Towns and areas for what is typed into a box, in the browser's own list below it; without script the box is as it was. */
export function PlaceSuggestions({ id, of }: { id: string; of: string }) {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>(`#${of}`);
    if (!box) return;
    let timer: ReturnType<typeof setTimeout>;
    function onInput() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const typed = box?.value.trim() ?? '';
        if (typed.length < 2) return setNames([]);
        fetchJson<string[]>(`/api/places?${new URLSearchParams({ q: typed })}`).then(
          // What is answered late may be of an older keystroke.
          (found) => typed === box?.value.trim() && setNames(found),
          () => {},
        );
      }, pause);
    }
    box.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      box.removeEventListener('input', onInput);
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
