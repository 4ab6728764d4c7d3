import { useLocale } from 'next-intl';
import { languageMark } from '@/lib/i18n/language-mark';
import { useTranslateText } from '@/lib/i18n/translated-text';

type InOwnLanguageProps = Omit<React.HTMLAttributes<HTMLElement>, 'children' | 'lang'> & {
  as?: 'bdi' | 'dd' | 'dt' | 'figcaption' | 'h2' | 'li' | 'p' | 'strong' | 'summary';
  /** Ours, in the page's language: letters do not tell German from English. */
  isOurs?: boolean;
  /** Words of the provider, said in the page's language where somebody has translated them. */
  isTranslatable?: boolean;
  children: string;
};

/** A text of the API, marked where it is not in the page's language. What people wrote may keep `dir="auto"`. */
export function InOwnLanguage(props: InOwnLanguageProps) {
  const { as: Element = 'bdi', isOurs = false, isTranslatable = false, children, ...rest } = props;
  const translate = useTranslateText();
  const shown = isTranslatable && !isOurs ? translate(children) : { text: children, isOurs };
  const mark = languageMark(children, useLocale());
  return (
    <Element {...(shown.isOurs ? {} : mark)} {...rest}>
      {shown.text}
    </Element>
  );
}

type ProviderSentenceProps = {
  /** A text of the provider, said in the page's language where somebody has translated it. */
  text: string;
  /** Our sentence around it. */
  children: (text: string) => string;
};

export function ProviderSentence({ text: original, children }: ProviderSentenceProps) {
  const { text, isOurs } = useTranslateText()(original);
  return <Sentence content={isOurs ? '' : text}>{children(text)}</Sentence>;
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
