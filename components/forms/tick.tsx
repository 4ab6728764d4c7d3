type TickProps = Omit<React.ComponentProps<'input'>, 'className' | 'type'> & { type?: 'checkbox' | 'radio' };

/** A box or a dot with its words behind it, all of which can be pressed. */
export function Tick({ type = 'checkbox', children, ...input }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type={type} className="size-5 shrink-0 accent-primary" {...input} />
      {children}
    </label>
  );
}
