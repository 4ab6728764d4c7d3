'use client';
import { useTranslations } from 'next-intl';

type DistancePickerProps = { within: number | null; onChange: (within: number | null) => void };

const offered = [2, 5, 10, 15, 25, 50];

/** In miles around the place that was asked for. */
export function DistancePicker({ within, onChange }: DistancePickerProps) {
  const t = useTranslations('Client.listing');
  const miles = [...new Set([...offered, ...(within === null ? [] : [within])])].sort((a, b) => a - b);
  return (
    <label className="grid gap-1 font-semibold">
      {t('within')}
      <select
        name="within"
        value={within ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        className="min-h-11 rounded-control border border-line-strong bg-surface px-3 font-normal"
      >
        <option value="">{t('withinAny')}</option>
        {miles.map((distance) => (
          <option key={distance} value={distance}>
            {t('withinMiles', { miles: distance })}
          </option>
        ))}
      </select>
    </label>
  );
}
