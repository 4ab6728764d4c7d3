import { ChevronDown } from 'lucide-react';

type HeadFoldProps = { label: string; isOpen?: boolean; id?: string | undefined; children: React.ReactNode };

/** What is done now and then, beside the name of a screen; it takes a line of its own once it is open. */
export function HeadFold({ label, isOpen, id, children }: HeadFoldProps) {
  return (
    <details
      id={id}
      open={isOpen}
      className="open:basis-full open:rounded-card open:border open:border-line open:bg-surface open:p-4"
    >
      <summary className="flex min-h-10 w-fit cursor-pointer list-none items-center gap-1 font-semibold text-primary [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 [[open]>summary>&]:rotate-180" />
        {label}
      </summary>
      <div className="measure mt-2">{children}</div>
    </details>
  );
}
