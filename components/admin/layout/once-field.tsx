'use client';
import { useState } from 'react';
import { onceField } from '@/lib/http/once-field';

/** Gives a form a name of its own: sent twice, by a second press or after an answer was lost, it is done once. */
export function OnceField() {
  const [name] = useState(() => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`);
  return <input type="hidden" name={onceField} defaultValue={name} suppressHydrationWarning />;
}
