import { CircleCheck, TriangleAlert } from 'lucide-react';

export function doneStyle(isFault = false): string {
  const colours = isFault ? 'border-danger bg-danger-soft' : 'border-primary bg-sage-soft';
  return `mb-4 flex flex-wrap items-center gap-3 rounded-control border px-4 py-2 ${colours}`;
}

/** What has just been done, or why it was not; there from the first paint, so that it is read out. */
export function DoneLine({ isFault = false, children }: { isFault?: boolean; children: React.ReactNode }) {
  const Sign = isFault ? TriangleAlert : CircleCheck;
  return (
    <div role={isFault ? 'alert' : 'status'} className={doneStyle(isFault)}>
      <Sign aria-hidden className="size-5 shrink-0" />
      {children}
    </div>
  );
}
