import type { FoundGroup } from './found-list';

type JumpListProps = {
  id: string;
  label: string;
  groups: readonly FoundGroup[];
  /** The address of the one that Enter opens. */
  active: string | undefined;
  onOpen: (href: string) => void;
};

/** What was found while somebody typed: the list of a combobox, which keeps the focus. */
export function JumpList({ id, label, groups, active, onOpen }: JumpListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="mt-3 max-h-[50dvh] overflow-y-auto empty:hidden">
      {groups.map(({ label: name, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={name} role="group" aria-label={name} className="mt-2">
          <p aria-hidden className="px-3 text-muted text-sm">
            {name}
          </p>
          {items.map(({ href, title, hint }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the box, which keeps the focus
            <div
              key={href}
              id={optionId(id, href)}
              role="option"
              aria-selected={href === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(href)}
              className="group flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 rounded-control px-3 hover:bg-sage-soft aria-selected:bg-primary aria-selected:text-on-primary"
            >
              <bdi className="wrap-anywhere min-w-0">{title}</bdi>
              {hint && (
                <bdi className="wrap-anywhere text-muted group-aria-selected:text-on-primary" dir="auto">
                  {hint}
                </bdi>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export function optionId(id: string, href: string): string {
  return `${id}${href.replaceAll(/[^\w-]/g, '-')}`;
}
