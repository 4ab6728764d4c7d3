import { useTranslations } from 'next-intl';
import { paragraphDiff } from '@/lib/admin/paragraph-diff';
import { wordDiff } from '@/lib/admin/word-diff';

type SideTextProps = { text: string; other: string; isRead: boolean };

/** One of two texts: words that the other has not are marked, and of many paragraphs that both have it says how many. */
export function SideText({ text, other, isRead }: SideTextProps) {
  const t = useTranslations('AdminEditor.conflict');
  if (text === '') return t('blank');
  const stretches = isRead ? paragraphDiff(other, text) : [{ kind: 'changed' as const, pieces: wordDiff(other, text) }];
  return stretches.map((stretch, at) => (
    <span key={at.toString()} className="block">
      {stretch.kind === 'changed' ? (
        stretch.pieces.map(({ kind, text: words }, index) => {
          const key = `${index}-${kind}`;
          if (kind === 'gone') return null;
          return kind === 'same' ? (
            <span key={key}>{words}</span>
          ) : (
            <mark key={key} className="bg-sage text-ink">
              {words}
            </mark>
          );
        })
      ) : stretch.paragraphs.length > 2 ? (
        <span className="text-muted">{t('alike', { count: stretch.paragraphs.length })}</span>
      ) : (
        stretch.paragraphs.join('\n')
      )}
    </span>
  ));
}
