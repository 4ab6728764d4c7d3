'use client';
import { useTranslations } from 'next-intl';
import { type PostFigures as Figures, figuresOf, readingAge } from '@/lib/admin/post-figures';
import { usePostFindings } from '@/lib/browser/use-post-findings';

type PostFiguresProps = {
  id: string;
  title: string;
  body: string;
  hasBanner: boolean;
  /** What visitors have now; null where they have nothing. */
  now: Figures | null;
};

/** What will happen, in figures: what visitors get, instead of what, and how easily it reads; and what only the API knows. */
export function PostFigures({ id, title, body, hasBanner, now }: PostFiguresProps) {
  const t = useTranslations('AdminWork.post.figures');
  const { twin, dead } = usePostFindings(id, title, body);
  const figures = figuresOf(body, hasBanner);
  const age = readingAge(body);
  const isOther = now && (['words', 'pictures', 'links'] as const).some((name) => now[name] !== figures[name]);
  return (
    <div className="grid gap-1">
      <div role="status" className="wrap-anywhere font-semibold">
        {twin && <p>{t('twin', { when: t(twin) })}</p>}
        {dead.length > 0 && <p>{t('deadLinks', { addresses: dead.join(', ') })}</p>}
      </div>
      <p>{t('gets', figures)}</p>
      {isOther && <p>{t('now', now)}</p>}
      {age !== null && <p>{t('age', { age })}</p>}
    </div>
  );
}
