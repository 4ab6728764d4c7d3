import { useEffect, useRef, useState } from 'react';

/** How whoever fills in a form wants to be contacted, and the day and the part of it: '2026-12-01 morning'. */
export function useWish(initial: { contactBy: string; date: string; time: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [way, setWay] = useState(initial.contactBy);
  const [wish, setWish] = useState(toWish(initial.date, initial.time));
  function look() {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setWay(String(fields.get('contactBy') ?? ''));
    setWish(toWish(fields.get('date'), fields.get('time')));
  }
  // What was chosen before script was there.
  useEffect(look, []);
  return { form, way, wish, look };
}

function toWish(...parts: (FormDataEntryValue | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
