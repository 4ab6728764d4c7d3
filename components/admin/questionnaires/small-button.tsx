type SmallButtonProps = { label: string; isOff?: boolean; onClick: () => void; children: React.ReactNode };

/** A sign that does something, by its name. One that is off keeps the focus. */
export function SmallButton({ label, isOff = false, onClick, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="size-11 cursor-pointer rounded-control text-lg hover:bg-sage-soft aria-disabled:cursor-default aria-disabled:opacity-40 noscript:hidden"
    >
      <span aria-hidden>{children}</span>
    </button>
  );
}
