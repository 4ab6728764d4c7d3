'use client';
import { useEffect, useState } from 'react';
import { usePlaces } from '@/lib/browser/use-places';

type PlaceSuggestionsProps = { id: string; box: React.RefObject<HTMLInputElement | null> };

/** Towns and areas that have a listing, for the browser's own list below the box; fetched when it is first entered. */
export function PlaceSuggestions({ id, box }: PlaceSuggestionsProps) {
  const [isWanted, setIsWanted] = useState(false);
  const cities = usePlaces('city', isWanted) ?? [];
  const areas = usePlaces('location', isWanted) ?? [];
  useEffect(() => {
    const onFocus = () => setIsWanted(true);
    const input = box.current;
    input?.addEventListener('focus', onFocus);
    return () => input?.removeEventListener('focus', onFocus);
  }, [box]);
  return (
    <datalist id={id}>
      {[...new Set([...cities, ...areas])].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
