import { useTranslations } from 'next-intl';
import type { ShownRating } from '@/lib/listings/rating';

type GradeMarkProps = Pick<ShownRating, 'isOld'> & { word: NonNullable<ShownRating['word']> };

const grounds = {
  outstanding: 'bg-rated-outstanding text-white',
  good: 'bg-rated-good text-white',
  requiresImprovement: 'bg-amber text-black',
  inadequate: 'bg-danger text-on-primary',
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
