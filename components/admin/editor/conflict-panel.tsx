import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import type { EditorField } from '@/lib/admin/editor-field';
import { type Conflict, takePrefix } from '@/lib/admin/editor-state';
import { bothOf, type Clash } from '@/lib/admin/merge-edits';
import { toWords } from '@/lib/admin/paragraphs';
import { problemAnchor } from '@/lib/http/problem-anchor';
import { SideText } from './side-text';

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
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
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
      {taken.length > 0 && (
        <p className="mt-2">{t('taken', { fields: taken.map((name) => fieldOf(name)?.label ?? name).join(', ') })}</p>
      )}
      {clashes.map((clash) => (
        <Choice key={clash.field} clash={clash} field={fieldOf(clash.field)} read={read} onTake={onTake} />
      ))}
    </section>
  );
}

type ChoiceProps = Pick<ConflictPanelProps, 'read' | 'onTake'> & { clash: Clash; field: EditorField | undefined };

/** Which text of one field is to stand. */
function Choice({ clash, field, read, onTake }: ChoiceProps) {
  const t = useTranslations('AdminEditor.conflict');
  const { mine, theirs } = clash;
  const name = takePrefix + clash.field;
  const hasBlocks = field?.kind === 'rich' || field?.kind === 'text';
  const both = useMemo(() => (hasBlocks ? bothOf(clash) : null), [hasBlocks, clash]);
  const shown = wayToShow(clash, read);
  const sides = [
    { side: 'mine', text: mine, other: theirs },
    { side: 'theirs', text: theirs, other: mine },
    ...(both === null ? [] : ([{ side: 'both', text: both, other: null }] as const)),
  ] as const;
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{field?.label ?? clash.field}</legend>
      <div className="mt-2 grid gap-3 md:grid-cols-2">
        {sides.map(({ side, text, other }) => (
          <label
            key={side}
            className="flex cursor-pointer gap-3 rounded-control border border-line-strong p-3 has-[input:checked]:border-2 has-[input:checked]:border-primary has-[input:checked]:bg-sage-soft"
          >
            <input
              type="radio"
              name={name}
              value={side}
              defaultChecked={side === 'mine'}
              onChange={() => onTake(clash.field, text)}
              className="mt-1 size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              <span className="block font-semibold text-sm">{t(side)}</span>
              {other !== null && (
                <span dir="auto" className="wrap-anywhere mt-1 block whitespace-pre-wrap">
                  <SideText text={shown(text)} other={shown(other)} isRead={shown !== asItIs} />
                </span>
              )}
            </span>
            {/* For a form without script; a hidden input would lose the line breaks. */}
            {side !== 'mine' && <textarea name={`${name}.${side}`} value={text} readOnly hidden />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** As they are read, unless they read alike and differ in their HTML. */
function wayToShow({ field, mine, theirs }: Clash, read: ConflictPanelProps['read']): (text: string) => string {
  if (read) return (text) => read(field, text);
  return toWords(mine) === toWords(theirs) ? asItIs : toWords;
}

function asItIs(text: string): string {
  return text;
}
