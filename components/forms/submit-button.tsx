import { buttonStyle } from '@/components/ui/button';

type SubmitButtonProps = { isPending: boolean; pendingLabel: string; children: React.ReactNode };

/** Never disabled, so that it never loses focus or keeps its reasons to itself. */
export function SubmitButton({ isPending, pendingLabel, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-disabled={isPending || undefined}
      className={`${buttonStyle('primary')} justify-self-start`}
    >
      {isPending ? pendingLabel : children}
    </button>
  );
}
