'use client';
import { useTranslations } from 'next-intl';
import { type Audience, audiences, type Door, type Kind } from '@/lib/contract/kind';
import type { ListingFacets } from '@/lib/contract/listing-page';
import { kindChoices, ownKinds } from '@/lib/listings/doors';
import { CheckList } from './check-list';

type KindPickerProps = {
  door: Door;
  chosen: Kind[];
  counts: ListingFacets['kinds'];
  onChange: (chosen: Kind[]) => void;
};

/** The kinds behind this door, in the order of the vocabulary; those that would leave nothing stay away. */
export function KindPicker({ door, chosen, counts, onChange }: KindPickerProps) {
  const t = useTranslations('Client.listing');
  const choices = kindChoices(door);
  const countOf = new Map(counts.map(({ kind, count }) => [kind, count]));
  const options = choices
    .map((kind) => ({ value: kind, label: t(`kinds.${kind}`), count: countOf.get(kind) ?? null }))
    .filter(({ value, count }) => counts.length === 0 || count || chosen.includes(value));
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('kindsTitle')}</legend>
      <CheckList
        name="kind"
        isOurs
        options={options}
        chosen={chosen.filter((kind) => choices.includes(kind))}
        onChange={(kinds) => onChange([...ownKinds(door), ...kinds])}
      />
    </fieldset>
  );
}

type AudiencePickerProps = {
  chosen: Audience[];
  counts: ListingFacets['audiences'];
  onChange: (chosen: Audience[]) => void;
};

export function AudiencePicker({ chosen, counts, onChange }: AudiencePickerProps) {
  const t = useTranslations('Client.listing');
  const countOf = new Map(counts.map(({ audience, count }) => [audience, count]));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('audiencesTitle')}</legend>
      <CheckList
        name="for"
        isOurs
        options={audiences.map((audience) => ({
          value: audience,
          label: t(`audiences.${audience}`),
          count: countOf.get(audience) ?? null,
        }))}
        chosen={chosen}
        onChange={onChange}
      />
    </fieldset>
  );
}
