import { useRef, useState } from 'react';
import { dropPlace } from '@/lib/questionnaire/draft/edit-questions';

type Mark = { index: number; isBelow: boolean };
type Event = React.PointerEvent<HTMLElement>;

/** Pixels: less is a press. */
const least = 5;
/** Pixels from an edge where the list goes on by itself. */
const edge = 40;

/**
 * Rows with a `data-id` that are dragged to another place of their list, by mouse wherever one is held, and by finger at
 * its `data-grip`: elsewhere a finger scrolls. `mark` is where one would be dropped.
 */
export function useRowDrag(onMove: (id: number, place: number) => void) {
  const dragged = useRef<{ row: HTMLElement; index: number; y: number; isMoving: boolean } | null>(null);
  const [mark, setMark] = useState<Mark | null>(null);

  function end() {
    dragged.current = null;
    setMark(null);
  }

  const list = {
    onPointerDown({ target, button, pointerType, clientY }: Event) {
      const row = rowOf(target);
      const isHeld = button === 0 && (pointerType === 'mouse' || hasGrip(target));
      dragged.current = row && isHeld ? { row, index: indexOf(row), y: clientY, isMoving: false } : null;
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: Event) {
      const from = dragged.current;
      if (!from || (!from.isMoving && Math.abs(clientY - from.y) < least)) return;
      // What is let go over a row's button does not press it.
      if (!from.isMoving) currentTarget.setPointerCapture(pointerId);
      from.isMoving = true;
      scrollAtEdge(currentTarget, clientY);
      const row = rowOf(document.elementFromPoint(clientX, clientY));
      if (!row || row.parentElement !== currentTarget) return;
      const { top, height } = row.getBoundingClientRect();
      const over = { index: indexOf(row), isBelow: clientY > top + height / 2 };
      if (mark?.index !== over.index || mark.isBelow !== over.isBelow) setMark(over);
    },
    onPointerUp() {
      const from = dragged.current;
      if (from?.isMoving && mark) {
        const place = dropPlace(from.index, mark.index, mark.isBelow);
        if (place !== from.index) onMove(Number(from.row.dataset.id), place);
      }
      end();
    },
    onPointerCancel: end,
  };
  return { list, mark };
}

function scrollAtEdge(list: HTMLElement, y: number): void {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + edge) list.scrollTop -= edge / 4;
  if (y > bottom - edge) list.scrollTop += edge / 4;
}

function hasGrip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-grip]') !== null;
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('li[data-id]') : null;
}

function indexOf(row: Element): number {
  return [...(row.parentElement?.children ?? [])].indexOf(row);
}
