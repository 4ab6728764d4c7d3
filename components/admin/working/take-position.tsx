import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { askPlace } from '@/lib/browser/ask-place';

type TakePositionProps = { postcode: string; onTake: (position: { lat: string; lng: string }) => void };

/** Fills in where the postcode is, as far as the service knows. */
export function TakePosition({ postcode, onTake }: TakePositionProps) {
  const t = useTranslations('AdminWork.ask');
  const [outcome, setOutcome] = useState<'placeNone' | 'placeDone' | null>(null);
  if (postcode.trim() === '') return null;
  async function take() {
    const place = await askPlace(postcode);
    setOutcome(place ? 'placeDone' : 'placeNone');
    if (place) onTake({ lat: place.lat.toFixed(5), lng: place.lng.toFixed(5) });
  }
  return (
    <div className="sm:col-span-2">
      <button type="button" className={buttonStyle('secondary')} onClick={take}>
        {t('place')}
      </button>
      <p role="status" className="mt-1">
        {outcome && t(outcome)}
      </p>
    </div>
  );
}
