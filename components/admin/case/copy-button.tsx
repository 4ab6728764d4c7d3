'use client';
import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Takes a text along; nothing of it without script, for the text stands beside it. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [isDone, setIsDone] = useState(false);
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!hasScript) return null;
  async function copy() {
    await navigator.clipboard.writeText(text);
    setIsDone(true);
  }
  return (
    <button type="button" onClick={copy} className="link min-h-8 cursor-pointer">
      <span aria-live="polite">{isDone ? done : label}</span>
      <span className="sr-only"> {text}</span>
    </button>
  );
}
