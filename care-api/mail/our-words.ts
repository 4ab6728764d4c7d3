import { isMailKind, type MailKind, mailKinds } from '@/lib/contract/mail-text';
import ar from '@/messages/mails/ar.json';
import da from '@/messages/mails/da.json';
import de from '@/messages/mails/de.json';
import el from '@/messages/mails/el.json';
import en from '@/messages/mails/en.json';
import es from '@/messages/mails/es.json';
import fr from '@/messages/mails/fr.json';
import hu from '@/messages/mails/hu.json';
import it from '@/messages/mails/it.json';
import ja from '@/messages/mails/ja.json';
import nl from '@/messages/mails/nl.json';
import pl from '@/messages/mails/pl.json';
import pt from '@/messages/mails/pt.json';
import ru from '@/messages/mails/ru.json';
import sk from '@/messages/mails/sk.json';
import sv from '@/messages/mails/sv.json';
import tr from '@/messages/mails/tr.json';
import zh from '@/messages/mails/zh.json';

type MailWords = { subject: string; text: string };
type OurWords = Record<MailKind, MailWords> & Pick<typeof en, 'words' | 'samples'>;

const languages: Readonly<Record<string, OurWords>> = {
  en,
  ar,
  da,
  de,
  el,
  es,
  fr,
  hu,
  it,
  ja,
  nl,
  pl,
  pt,
  ru,
  sk,
  sv,
  tr,
  zh,
};

export const allLanguages = Object.keys(languages);

export function ourWords(language: string): OurWords {
  return Object.hasOwn(languages, language) ? (languages[language] ?? en) : en;
}

export function toMailLanguage(said: string | undefined): string {
  return saidLanguage(said) || 'en';
}

/** '' where none of ours is asked for first. */
export function saidLanguage(said: string | undefined): string {
  const [language = ''] = (said ?? '').toLowerCase().split(/[-,;]/);
  return Object.hasOwn(languages, language) ? language : '';
}

export const allMailTexts = mailKinds.flatMap((kind) =>
  allLanguages.map((language) => ({
    id: `${kind}-${language}`,
    kind,
    language,
    ...ourWords(language)[kind],
  })),
);

export function readMailTextId(id: string): (typeof allMailTexts)[number] | null {
  const [kind = ''] = id.split('-');
  return isMailKind(kind) ? (allMailTexts.find((one) => one.id === id) ?? null) : null;
}

/** The address of a page in this language: English has no prefix. `path` begins with a slash. */
export function pageAddress(siteUrl: string, path: string, language: string): string {
  return `${siteUrl}${language && language !== 'en' ? `/${language}` : ''}${path}`;
}
