import type { Locale } from './languages';

/**
 * Said in their own language to those whose browser asks for it: a page's own words are in the one it is in. They stand
 * together, outside messages/, because their script is loaded for those visitors alone.
 */
export const languageOffers: Readonly<Record<Locale, { text: string; no: string }>> = {
  ar: { text: 'هذا الموقع متاح أيضًا بالعربية', no: 'لا، شكرًا' },
  da: { text: 'Siden findes også på dansk', no: 'Nej tak' },
  de: { text: 'Diese Seite gibt es auch auf Deutsch', no: 'Nein, danke' },
  el: { text: 'Ο ιστότοπος υπάρχει και στα ελληνικά', no: 'Όχι, ευχαριστώ' },
  en: { text: 'This site is also in English', no: 'No, thank you' },
  es: { text: 'Este sitio también está en español', no: 'No, gracias' },
  fr: { text: 'Ce site existe aussi en français', no: 'Non, merci' },
  hu: { text: 'Ez az oldal magyarul is olvasható', no: 'Köszönöm, nem' },
  it: { text: 'Questo sito è anche in italiano', no: 'No, grazie' },
  ja: { text: 'このサイトは日本語でも読めます', no: 'いいえ、結構です' },
  nl: { text: 'Deze site is er ook in het Nederlands', no: 'Nee, dank u' },
  pl: { text: 'Ta strona jest też po polsku', no: 'Nie, dziękuję' },
  pt: { text: 'Este site também está em português', no: 'Não, obrigado' },
  ru: { text: 'Этот сайт есть и на русском', no: 'Нет, спасибо' },
  sk: { text: 'Táto stránka je aj po slovensky', no: 'Nie, ďakujem' },
  sv: { text: 'Webbplatsen finns även på svenska', no: 'Nej tack' },
  tr: { text: 'Bu site Türkçe olarak da var', no: 'Hayır, teşekkürler' },
  zh: { text: '本網站也有繁體中文版', no: '不用，謝謝' },
};
