import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { EditorField } from '@/lib/admin/editor-field';
import { type Conflict, takePrefix } from '@/lib/admin/editor-state';
import { toWords } from '@/lib/admin/paragraphs';
import { problemAnchor } from '@/lib/http/problem-anchor';

type ConflictPanelProps = {
  conflict: Conflict;
  fields: EditorField[];
  /** Who was faster; '' where it is not known. */
  who: string;
  /** A field's text as people read it, where that is another. */
  read?: ((field: string, text: string) => string) | undefined;
  onTake: (field: string, text: string) => void;
  /** The answer to a button that it comes of, which gives it the focus; null where it comes by itself. */
  asked: object | null;
};

/** What somebody else changed meanwhile: what differs is asked about, the rest has come over. */
export function ConflictPanel({ conflict: { clashes, taken }, fields, who, read, onTake, asked }: ConflictPanelProps) {
  const t = useTranslations('AdminEditor.conflict');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  return (
    <section
      ref={box}
      id={problemAnchor}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="mb-6 rounded-card border-2 border-accent bg-surface p-4 sm:p-5"
    >
      <h2 id="conflict">{who ? t('titleBy', { name: who }) : t('title')}</h2>
      <p className="mt-2">{clashes.length > 0 ? t('ask') : t('merged')}</p>
      {taken.length > 0 && <p className="mt-2">{t('taken', { fields: taken.map(labelOf).join(', ') })}</p>}
      {clashes.map(({ field, mine, theirs }) => {
        const shown = wayToShow(mine, theirs);
        return (
          <fieldset key={field} className="mt-4">
            <legend className="font-semibold">{labelOf(field)}</legend>
            <div className="mt-2 grid gap-3 md:grid-cols-2">
              {(
                [
                  ['mine', mine],
                  ['theirs', theirs],
                ] as const
              ).map(([side, text]) => (
                <label
                  key={side}
                  className="flex cursor-pointer gap-3 rounded-control border border-line-strong p-3 has-[input:checked]:border-2 has-[input:checked]:border-primary has-[input:checked]:bg-sage-soft"
                >
                  <input
                    type="radio"
                    name={takePrefix + field}
                    value={side}
                    defaultChecked={side === 'mine'}
                    onChange={() => onTake(field, text)}
                    className="mt-1 size-5 shrink-0 accent-primary"
                  />
                  <span className="min-w-0">
                    <span className="block font-semibold text-sm">{t(side)}</span>
                    <span dir="auto" className="wrap-anywhere mt-1 block whitespace-pre-wrap">
                      {(read ? read(field, text) : shown(text)) || t('blank')}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}

/** As they are read, unless they read alike and differ in their HTML. */
function wayToShow(mine: string, theirs: string): (text: string) => string {
  return toWords(mine) === toWords(theirs) ? (text) => text : toWords;
}
