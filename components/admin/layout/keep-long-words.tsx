'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type Long = { field: HTMLInputElement | HTMLTextAreaElement; max: number; count: number };

/**
 * The browser cuts what is pasted into a field with a `maxlength` without a word. Where script runs, all of it stays, and
 * the field says that it is too much; nothing is sent until it fits.
 */
export function KeepLongWords() {
  const t = useTranslations('AdminLong');
  const [long, setLong] = useState<Long | null>(null);

  useEffect(() => {
    const limits = new WeakMap<EventTarget, number>();
    function open({ target }: Pick<Event, 'target'>) {
      if (!isText(target) || target.maxLength < 1) return;
      limits.set(target, target.maxLength);
      target.removeAttribute('maxlength');
    }
    function count({ target }: Event) {
      const max = target ? limits.get(target) : undefined;
      if (max === undefined || !isText(target)) return;
      const isLong = target.value.length > max;
      target.setCustomValidity(isLong ? t('tooMuch', { count: target.value.length, max }) : '');
      setLong((before) => {
        if (isLong) return { field: target, max, count: target.value.length };
        return before?.field === target ? null : before;
      });
    }
    open({ target: document.activeElement });
    document.addEventListener('focusin', open);
    document.addEventListener('input', count);
    return () => {
      document.removeEventListener('focusin', open);
      document.removeEventListener('input', count);
    };
  }, [t]);

  const place = long?.field.isConnected ? long.field.parentElement : null;
  if (!long || !place) return null;
  return createPortal(
    <p role="alert" className="mt-1 w-full font-semibold text-danger">
      {t('tooMuch', { count: long.count, max: long.max })}
    </p>,
    place,
  );
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
