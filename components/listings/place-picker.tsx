'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Combobox } from '@/components/forms/combobox';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { usePlaces } from '@/lib/browser/use-places';
import type { ListingFacets } from '@/lib/contract/listing-page';

type PlacePickerProps = {
  kind: 'location' | 'city';
  chosen: string[];
  popular: ListingFacets['cities'];
  onChange: (chosen: string[]) => void;
};

/** Type-ahead over all places of the API's list; without script a plain box under the same name. */
export function PlacePicker({ kind, chosen, popular, onChange }: PlacePickerProps) {
  const t = useTranslations('Client.listing');
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const places = usePlaces(kind, isWanted);
  const suggestions = popular.map(({ name }) => name);

  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block font-semibold">
        {t(`places.${kind}`)}
      </label>
      {chosen.map((name) => (
        <p key={name} className="mb-2 flex items-center justify-between gap-2 rounded-control bg-sage ps-3">
          <input type="hidden" name={kind} value={name} />
          <InOwnLanguage>{name}</InOwnLanguage>
          <button
            type="button"
            onClick={() => onChange(chosen.filter((other) => other !== name))}
            className="flex size-11 items-center justify-center rounded-control hover:bg-surface"
          >
            <X aria-hidden className="size-4" />
            <span className="sr-only">
              <Sentence content={name}>{t('remove', { name })}</Sentence>
            </span>
          </button>
        </p>
      ))}
      <Combobox
        id={id}
        name={isWanted ? undefined : kind}
        options={(places ?? suggestions).filter((name) => !chosen.includes(name))}
        suggestions={suggestions.filter((name) => !chosen.includes(name)).slice(0, 6)}
        noMatch={t('noPlace')}
        onOpen={() => setIsWanted(true)}
        onChoose={(name) => onChange([...chosen, name].sort())}
      />
    </div>
  );
}
