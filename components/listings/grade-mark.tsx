import { useTranslations } from 'next-intl';
import type { ShownRating } from '@/lib/listings/rating';

type GradeMarkProps = Pick<ShownRating, 'isOld'> & { word: NonNullable<ShownRating['word']> };

const grounds = {
  outstanding: 'bg-rated-outstanding text-surface',
  good: 'bg-rated-good text-surface',
  requiresImprovement: 'bg-amber text-ink',
  inadequate: 'bg-danger text-surface',
};

/** A regulator's word on the ground of its grade; what is old shines no more. */
export function GradeMark({ word, isOld }: GradeMarkProps) {
  const t = useTranslations('Client.card.grades');
  const ground = isOld ? 'bg-line text-ink' : grounds[word];
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full px-2.5 font-semibold text-[0.9em] leading-snug forced-colors:border ${ground}`}
    >
      {t(word)}
    </span>
  );
}
