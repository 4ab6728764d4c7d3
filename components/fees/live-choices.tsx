'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';

type LiveChoicesProps = {
  action: string;
  /** What is wrong with the choices; `quiet` leaves the focus to whoever chooses. */
  problems: { loud: React.ReactNode; quiet: React.ReactNode } | null;
  /** What the choices of the address come to: the server says it. */
  answer: React.ReactNode;
  /** The fields. */
  children: React.ReactNode;
};

/** A GET form and its answer. With script each choice is asked at once; until it is answered, the answer is `stale:`. */
export function LiveChoices({ action, problems, answer, children }: LiveChoicesProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [live, setLive] = useState<'ready' | 'used'>();
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before there was script
  useEffect(() => {
    setLive('ready');
    if (form.current && isChanged(form.current)) ask(form.current);
  }, []);

  function ask(form: HTMLFormElement) {
    setLive('used');
    // Without a network its button tells of that, and the page stays.
    if (!form.checkValidity() || !navigator.onLine) return;
    startTransition(() => router.replace(`${action}?${queryOf(form)}`, { scroll: false }));
  }

  return (
    <div className="choices" data-live={isPending ? 'pending' : live}>
      {problems && <div className="mt-6">{live === 'used' ? problems.quiet : problems.loud}</div>}
      <div className="mt-8 grid gap-10 lg:grid-cols-2 print:block">
        <form
          ref={form}
          method="get"
          action={`${action}#estimate`}
          onChange={({ currentTarget }) => ask(currentTarget)}
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

function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some((input) =>
    // The value of what is ticked never changes; without one it is 'on', whatever its default.
    ['checkbox', 'radio'].includes(input.type)
      ? input.checked !== input.defaultChecked
      : input.value !== input.defaultValue,
  );
}
