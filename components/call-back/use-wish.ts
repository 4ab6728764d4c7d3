import { useEffect, useRef, useState } from 'react';

/** The day and the part of it that a form says: '2026-12-01 morning'. */
export function useWish(initial: { date: string; time: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(toWish(initial.date, initial.time));
  const look = () => form.current && setWish(wishIn(form.current));
  // What was chosen before script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);
  return { form, wish, look };
}

function wishIn(form: HTMLFormElement): string {
  const fields = new FormData(form);
  return toWish(fields.get('date'), fields.get('time'));
}

function toWish(...parts: (FormDataEntryValue | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
