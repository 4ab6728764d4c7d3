import { useTranslations } from 'next-intl';
import { paragraphDiff } from '@/lib/admin/paragraph-diff';
import { toMarkup, toWords } from '@/lib/admin/paragraphs';
import { type Piece, wordDiff } from '@/lib/admin/word-diff';

/** What became of a text, as it is read; of what stands around its words, as HTML behind a button. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const t = useTranslations('AdminWork.history');
  const hasOtherMarkup = toMarkup(before).join('') !== toMarkup(after).join('');
  const [from, to] = [toWords(before), toWords(after)];
  return (
    <>
      {from !== to &&
        paragraphDiff(from, to).map((stretch, index) =>
          stretch.kind === 'same' ? (
            <Unchanged key={index.toString()} paragraphs={stretch.paragraphs} />
          ) : (
            <Marked key={index.toString()} pieces={stretch.pieces} />
          ),
        )}
      {(hasOtherMarkup || from === to) && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">{t('markup')}</summary>
          <Marked pieces={wordDiff(before, after)} />
        </details>
      )}
    </>
  );
}

/** Where there are many, behind their number. */
function Unchanged({ paragraphs }: { paragraphs: readonly string[] }) {
  const t = useTranslations('AdminWork.history');
  const whole = paragraphs.map((paragraph, index) => (
    <p key={index.toString()} dir="auto" className="wrap-anywhere mt-1 max-w-prose">
      {paragraph}
    </p>
  ));
  if (paragraphs.length < 3) return whole;
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted">
        {t('unchanged', { count: paragraphs.length })}
      </summary>
      {whole}
    </details>
  );
}

const marks = { gone: { Mark: 'del', style: 'bg-danger-soft' }, new: { Mark: 'ins', style: 'bg-sage' } } as const;

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p dir="auto" className="wrap-anywhere mt-1 max-w-prose whitespace-pre-wrap">
      {pieces.map(({ kind, text }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const { Mark, style } = marks[kind];
        return (
          <Mark key={key} className={style}>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
