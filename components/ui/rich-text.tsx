import { useLocale } from 'next-intl';
import { languageMark } from '@/lib/i18n/language-mark';
import { PlayFilms } from './play-films';

/** `html` was cleaned by lib/html when its view was made. */
type RichTextProps = {
  html: string;
  /** In the page's language. */
  isOurs?: boolean;
  className?: string;
};

/** A body of the API, marked where it is not in the page's language. */
export function RichText({ html, isOurs = false, className = '' }: RichTextProps) {
  const mark = languageMark(html.replace(/<[^<>]*>/g, ' '), useLocale());
  return (
    <>
      <div
        {...(isOurs ? {} : mark)}
        className={`rich-text measure ${className}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned HTML, see above
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {html.includes(' data-film="') && <PlayFilms />}
    </>
  );
}
