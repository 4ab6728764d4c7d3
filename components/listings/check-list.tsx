import { useLocale } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { numberFormat } from '@/lib/i18n/formats';

type CheckListProps<Value> = {
  name: string;
  options: { value: Value; label: string; count: number | null }[];
  chosen: readonly Value[];
  /** Labels are words of ours, not of the directory. */
  isOurs?: boolean;
  onChange: (chosen: Value[]) => void;
};

export function CheckList<Value extends string | number>({
  name,
  options,
  chosen,
  isOurs,
  onChange,
}: CheckListProps<Value>) {
  const numbers = numberFormat(useLocale());

  function toggle(value: Value, isOn: boolean) {
    const others = chosen.filter((other) => other !== value);
    onChange(isOn ? [...others, value] : others);
  }

  return (
    <ul className="grid">
      {options.map(({ value, label, count }) => (
        <li key={value}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-1 py-1 hover:bg-sage-soft">
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="size-5 shrink-0 accent-primary"
            />
            <InOwnLanguage isOurs={isOurs} isTranslatable className="min-w-0 grow leading-snug">
              {label}
            </InOwnLanguage>
            {count !== null && <span className="text-muted text-sm tabular-nums">{numbers.format(count)}</span>}
          </label>
        </li>
      ))}
    </ul>
  );
}
