'use client';
import { useEffect, useState } from 'react';
import type { LetterTo } from '@/lib/contract/application-letter';
import { fillLetter } from '@/lib/contract/letter-words';

type LetterPreviewsProps = {
  letters: readonly LetterTo[];
  begun: { subject: string; text: string };
  company: { company: string; companyPhone: string };
  says: { title: string; hint: string; withoutScript: string };
};

/** As many as are read at a glance; the others unfold. */
const openAtOnce = 3;

/** The letter as each gets it; by script it follows what is typed. */
export function LetterPreviews({ letters, begun, company, says }: LetterPreviewsProps) {
  const [words, setWords] = useState(begun);
  useEffect(() => {
    const read = () => setWords({ subject: typedIn('subject'), text: typedIn('text') });
    read();
    document.addEventListener('input', read);
    // A letter that was written before is put in by a button.
    document.addEventListener('focusin', read);
    return () => {
      document.removeEventListener('input', read);
      document.removeEventListener('focusin', read);
    };
  }, []);
  return (
    <section aria-label={says.title} className="grid gap-3">
      <h2>{says.title}</h2>
      <p className="text-muted text-sm">{says.hint}</p>
      <p className="hidden font-semibold noscript:block">{says.withoutScript}</p>
      {letters.map((to, place) => {
        const letter = fillLetter(words, to, company);
        return (
          <details key={to.id} open={place < openAtOnce} className="rounded-card border border-line bg-surface px-5">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              <bdi>{to.name}</bdi>{' '}
              {to.name !== to.reference && (
                <bdi dir="ltr" className="font-normal text-muted text-sm">
                  {to.reference}
                </bdi>
              )}
            </summary>
            <div className="wrap-anywhere grid gap-2 pb-4">
              <p dir="auto" className="font-semibold">
                {letter.subject}
              </p>
              <p dir="auto" className="whitespace-pre-wrap">
                {letter.text}
              </p>
            </div>
          </details>
        );
      })}
    </section>
  );
}

function typedIn(id: string): string {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
