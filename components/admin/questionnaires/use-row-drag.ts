import { useRef, useState } from 'react';
import { dropPlace } from '@/lib/questionnaire/draft/edit-questions';

type Mark = { index: number; isBelow: boolean };

/** Rows with a `data-id` that are dragged to another place of their list; `mark` is where one would be dropped. */
export function useRowDrag(onMove: (id: number, place: number) => void) {
  const dragged = useRef<{ id: number; index: number } | null>(null);
  const [mark, setMark] = useState<Mark | null>(null);

  function end() {
    dragged.current = null;
    setMark(null);
  }

  const list = {
    onDragStart(event: React.DragEvent) {
      const row = rowOf(event);
      if (!row) return;
      dragged.current = { id: Number(row.dataset.id), index: indexOf(row) };
      event.dataTransfer.effectAllowed = 'move';
      // Without data some browsers begin nothing.
      event.dataTransfer.setData('text/plain', '');
    },
    onDragOver(event: React.DragEvent) {
      const row = rowOf(event);
      if (!row || !dragged.current) return;
      event.preventDefault();
      const { top, height } = row.getBoundingClientRect();
      const over = { index: indexOf(row), isBelow: event.clientY > top + height / 2 };
      if (mark?.index !== over.index || mark.isBelow !== over.isBelow) setMark(over);
    },
    onDrop(event: React.DragEvent) {
      event.preventDefault();
      const from = dragged.current;
      if (from && mark) {
        const place = dropPlace(from.index, mark.index, mark.isBelow);
        if (place !== from.index) onMove(from.id, place);
      }
      end();
    },
    onDragEnd: end,
  };
  return { list, mark };
}

function rowOf({ target }: React.DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('li[data-id]') : null;
}

function indexOf(row: Element): number {
  return [...(row.parentElement?.children ?? [])].indexOf(row);
}
