'use client';
import { useEffect } from 'react';

/** Takes whoever came back to the field that is not right, with its label in sight. */
export function FocusFirst({ id }: { id: string }) {
  useEffect(() => {
    const field = document.getElementById(id);
    const details = field?.closest('details');
    if (details) details.open = true;
    (document.querySelector(`label[for="${id}"]`) ?? field)?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [id]);
  return null;
}
