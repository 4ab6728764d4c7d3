import { useTranslations } from 'next-intl';
import type { Fields } from '@/lib/admin/merge-edits';
import type { Chosen } from '@/lib/admin/resource';
import { type WorkField, type WorkKind, workRows } from '@/lib/admin/work';
import { EditorControl } from '../editor/editor-control';

export type SectionWays = {
  /** Rows that its fields are chosen from. */
  chosen?: Chosen;
  isShown?: (section: string, words: Fields) => boolean;
  /** At the end of a section. */
  inSection?: (section: string, words: Fields, type: (changed: Fields) => void) => React.ReactNode;
  /** The HTML of a text can be looked at. */
  hasSource?: boolean;
};

type WorkSectionsProps = {
  sections: WorkKind['sections'];
  words: Fields;
  errorOf: (field: string) => React.ReactNode;
  /** A field gets a text from whoever edits. */
  onChange: (field: string, text: string) => void;
  /** Fields get theirs from what stands in a section. */
  type: (changed: Fields) => void;
  ways: SectionWays;
};

/** The fields of a row by their sections; cells of a table stand in rows. */
export function WorkSections({ sections, words, errorOf, onChange, type, ways }: WorkSectionsProps) {
  const say = useTranslations();
  const { chosen = {}, hasSource = false, isShown, inSection } = ways;
  return sections.map((section) => (
    <section
      key={section.name}
      aria-labelledby={`part-${section.name}`}
      hidden={isShown?.(section.name, words) === false}
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <h2 id={`part-${section.name}`} className="scroll-mt-24 text-2xl">
          {say(section.label)}
        </h2>
        {section.hint && <p className="measure mt-1">{say(section.hint)}</p>}
      </div>
      {section.fields.filter(({ row, isDrawnApart }) => row === undefined && !isDrawnApart).map(showField)}
      {workRows(section, words, (name) => errorOf(name) !== undefined).map((row, at) => (
        <fieldset
          key={row[0]?.name}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] items-end gap-3 border-line border-s-4 ps-4 sm:col-span-2"
        >
          <legend className="sr-only">{`${say(section.label)} ${at + 1}`}</legend>
          {row.map(showField)}
        </fieldset>
      ))}
      {inSection?.(section.name, words, type)}
    </section>
  ));

  function showField({ isHalf, row, values = [], room, ...field }: WorkField) {
    const hint = field.hint && say(field.hint);
    const choices = [
      ...values.map(({ value, label }) => ({ value, label: say(label) })),
      ...((room && chosen[room]) ?? []),
    ];
    return (
      <div key={field.name} className={isHalf || row ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
        <EditorControl
          field={{ ...field, label: say(field.label), hint, choices, hasSource }}
          value={words[field.name] ?? ''}
          error={errorOf(field.name)}
          onChange={(text) => onChange(field.name, text)}
        />
      </div>
    );
  }
}
