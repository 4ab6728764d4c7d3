'use client';
import { useRef } from 'react';

/** The columns of the board; for whoever sees and points, a card dropped on one is sent as its menu would send it. */
export function BoardDrag({ label, children }: { label: string; children: React.ReactNode }) {
  const dragged = useRef<HTMLElement | null>(null);
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where its columns do not fit, it scrolls by the arrow keys
      tabIndex={0}
      className="relative mt-2 flex items-start gap-2 max-sm:grid sm:overflow-x-auto sm:pb-3"
      onDragStart={(event) => {
        dragged.current = closest(event.target, '[data-card]');
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        const column = takes(event.target);
        mark(event.currentTarget, column);
        if (column) event.preventDefault();
      }}
      onDragEnd={(event) => {
        mark(event.currentTarget, null);
        dragged.current = null;
      }}
      onDrop={(event) => {
        const column = takes(event.target);
        mark(event.currentTarget, null);
        if (!column || !dragged.current) return;
        event.preventDefault();
        move(dragged.current, column.dataset.stage ?? '');
      }}
    >
      {children}
    </section>
  );

  /** The column under the mouse, where the card may be let go. */
  function takes(target: EventTarget): HTMLElement | null {
    const column = closest(target, '[data-stage]');
    const card = dragged.current;
    if (!card || !column || column.contains(card)) return null;
    const { stage } = column.dataset;
    if (stage === 'withdrawn') return null;
    return card.querySelector(stage === 'closed' ? '[data-closing]' : '[data-move]') ? column : null;
  }
}

function closest(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function mark(board: Element, column: Element | null): void {
  for (const one of board.children) one.toggleAttribute('data-over', one === column);
}

/** What cannot go there is sent all the same: the answer says why. "Not this time" asks for its reason first. */
function move(card: HTMLElement, stage: string): void {
  if (stage === 'closed') {
    const closing = card.querySelector<HTMLDetailsElement>('details[data-closing]');
    if (closing) closing.open = true;
    closing?.querySelector('select')?.focus();
    return;
  }
  const form = card.querySelector<HTMLFormElement>('form[data-move]');
  const where = form?.querySelector<HTMLInputElement>('input[name="value.stage"]');
  if (!form || !where) return;
  where.disabled = false;
  where.value = stage;
  form.requestSubmit();
}
