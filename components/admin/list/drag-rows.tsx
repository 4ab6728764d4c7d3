'use client';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

type DragRowsProps = {
  rows: readonly { id: number; content: React.ReactNode }[];
};

/** Pixels from the edge of the window at which the page goes along. */
const edge = 60;

type Drag = { id: number; order: readonly number[] };

/** Rows that finger and mouse put in another order: dropped, they are sent as their numbers would be. */
export function DragRows({ rows }: DragRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const ids = rows.map(({ id }) => id);
  const order = drag?.order ?? ids;
  const shown = order.flatMap((id) => rows.find((row) => row.id === id) ?? []);

  // On the document: a row that changes its place loses what it has captured.
  useEffect(() => {
    if (!drag) return;
    function onMove({ clientY }: PointerEvent) {
      if (!drag) return;
      const rest = drag.order.filter((id) => id !== drag.id);
      const middles = [...(list.current?.children ?? [])]
        .filter((row) => row.getAttribute('data-id') !== String(drag.id))
        .map((row) => row.getBoundingClientRect())
        .map(({ top, height }) => top + height / 2);
      const at = middles.filter((middle) => middle < clientY).length;
      const next = rest.toSpliced(at, 0, drag.id);
      if (next.join() !== drag.order.join()) setDrag({ ...drag, order: next });
      if (clientY < edge) window.scrollBy(0, clientY - edge);
      if (clientY > window.innerHeight - edge) window.scrollBy(0, clientY - window.innerHeight + edge);
    }
    function onDrop() {
      const form = list.current?.closest('form');
      if (!drag || !form) return;
      if (drag.order.join() === rows.map(({ id }) => id).join()) return setDrag(null);
      for (const [at, id] of drag.order.entries()) {
        const place = form.elements.namedItem(`place.${id}`);
        if (place instanceof HTMLInputElement) place.value = String(at + 1);
      }
      form.requestSubmit();
    }
    const onCancel = () => setDrag(null);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onDrop);
    document.addEventListener('pointercancel', onCancel);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onDrop);
      document.removeEventListener('pointercancel', onCancel);
    };
  }, [drag, rows]);

  return (
    <ol ref={list} className="mt-2">
      {shown.map(({ id, content }) => (
        <li
          key={id}
          data-id={id}
          className={`flex flex-wrap items-center gap-x-3 border-line border-b py-1 ${drag?.id === id ? 'rounded-control bg-sage-soft shadow-raised' : ''}`}
        >
          {/* For whoever sees and points: numbers and buttons beside it do the same. */}
          <span
            aria-hidden
            className="-me-2 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing noscript:hidden"
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              // Touched, it would hold the finger until it is moved itself.
              event.currentTarget.releasePointerCapture(event.pointerId);
              setDrag({ id, order: ids });
            }}
          >
            <GripVertical className="size-5" />
          </span>
          {content}
        </li>
      ))}
    </ol>
  );
}
