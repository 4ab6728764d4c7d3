import { useId, useRef } from 'react';

type TabListProps<Name extends string> = {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  shown: Name;
  onShow: (name: Name) => void;
  children: React.ReactNode;
};

/** Parts of a screen of which one is shown: arrows go from one to the next. */
export function TabList<Name extends string>({ label, tabs, shown, onShow, children }: TabListProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: React.KeyboardEvent) {
    const isRight = event.key === 'ArrowRight';
    if (!isRight && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const isForward = isRight !== (getComputedStyle(event.currentTarget).direction === 'rtl');
    const place = tabs.findIndex(({ name }) => name === shown) + (isForward ? 1 : -1);
    const next = (place + tabs.length) % tabs.length;
    onShow(tabs[next]?.name ?? shown);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-x-5 border-line border-b noscript:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === shown ? 0 : -1}
            onClick={() => onShow(tab.name)}
            className="min-h-11 cursor-pointer border-transparent border-b-4 aria-selected:border-primary aria-selected:font-semibold"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className="pt-4">
        {children}
      </div>
    </div>
  );
}
