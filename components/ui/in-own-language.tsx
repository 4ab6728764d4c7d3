import { useLocale } from 'next-intl';
import { languageMark } from '@/lib/i18n/language-mark';

type InOwnLanguageProps = Omit<React.HTMLAttributes<HTMLElement>, 'children' | 'lang'> & {
  as?: 'bdi' | 'dd' | 'dt' | 'figcaption' | 'h2' | 'li' | 'p' | 'strong' | 'summary';
  /** Ours, in the page's language: letters do not tell German from English. */
  isOurs?: boolean;
  children: string;
};

/** A text of the API, marked where it is not in the page's language. What people wrote may keep `dir="auto"`. */
export function InOwnLanguage({ as: Element = 'bdi', isOurs = false, children, ...rest }: InOwnLanguageProps) {
  const mark = languageMark(children, useLocale());
  return (
    <Element {...(isOurs ? {} : mark)} {...rest}>
      {children}
    </Element>
  );
}

type SentenceProps = {
  /** What of the sentence comes from the API. */
  content: string | undefined | readonly (string | undefined)[];
  children: string;
};

/** A sentence of ours around words of the API, which alone are marked. */
export function Sentence({ content, children }: SentenceProps) {
  const [first = '', ...others] = [content].flat();
  const at = first ? children.indexOf(first) : -1;
  if (at < 0) return others.length > 0 ? <Sentence content={others}>{children}</Sentence> : children;
  return (
    <>
      <Sentence content={others}>{children.slice(0, at)}</Sentence>
      <InOwnLanguage>{first}</InOwnLanguage>
      <Sentence content={content}>{children.slice(at + first.length)}</Sentence>
    </>
  );
}
