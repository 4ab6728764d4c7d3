'use client';
import { useState } from 'react';
import { useInBrowser } from '@/lib/browser/use-in-browser';

type CopyButtonProps = { text: string; label: string; done: string; failed: string };

/** Takes a text along; nothing of it without script or a clipboard, for the text stands beside it. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  const [said, setSaid] = useState(label);
  const canCopy = useInBrowser(() => 'clipboard' in navigator);
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(done),
      () => setSaid(failed),
    );
  return (
    <button type="button" onClick={copy} className="link min-h-8 cursor-pointer">
      <span aria-live="polite">{said}</span>
      <span className="sr-only"> {text}</span>
    </button>
  );
}
