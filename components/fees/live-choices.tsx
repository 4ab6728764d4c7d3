'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { ErrorSummary, type Problem } from '@/components/forms/error-summary';

type LiveChoicesProps = {
  action: string;
  problemTitle: string;
  problems: Problem[];
  /** What the choices of the address come to: the server says it. */
  answer: React.ReactNode;
  /** The fields. */
  children: React.ReactNode;
};

/** A GET form and its answer. With script each choice is asked at once; until it is answered, the answer is `stale:`. */
export function LiveChoices({ action, problemTitle, problems, answer, children }: LiveChoicesProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [live, setLive] = useState<'ready' | 'used'>();
  useEffect(() => setLive('ready'), []);

  function onChange({ currentTarget: form }: React.FormEvent<HTMLFormElement>) {
    setLive('used');
    // Without a network its button tells of that, and the page stays.
    if (!form.checkValidity() || !navigator.onLine) return;
    startTransition(() => router.replace(`${action}?${queryOf(form)}`, { scroll: false }));
  }

  return (
    <div className="choices" data-live={isPending ? 'pending' : live}>
      {problems.length > 0 && (
        <div className="mt-6">
          <ErrorSummary title={problemTitle} problems={problems} isQuiet={live === 'used'} />
        </div>
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-2 print:block">
        <form
          method="get"
          action={`${action}#estimate`}
          onChange={onChange}
          className="no-print grid content-start gap-6 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8"
        >
          {children}
        </form>
        {answer}
      </div>
    </div>
  );
}

function queryOf(form: HTMLFormElement): string {
  const said = [...new FormData(form)]
    .map(([name, value]) => [name, String(value)])
    .filter(([, value]) => value !== '');
  return String(new URLSearchParams(said));
}
