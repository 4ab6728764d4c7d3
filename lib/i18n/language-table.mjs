/** Its addresses have no prefix. */
export const defaultLocale = 'en';

/**
 * The spec's 18 languages. Those in force have a file in messages/; the site is shown in them.
 * A plain module, so that the front (scripts/site) reads the same table: Node 20 runs no TypeScript.
 *
 * locale: the name of the message file and the first part of the addresses; code: what the spec stores; tag: BCP 47.
 */
export const languages = /** @type {const} */ ([
  { locale: 'en', code: 'EN', tag: 'en-GB', name: 'English', direction: 'ltr', isInForce: true },
  { locale: 'ar', code: 'AE', tag: 'ar', name: 'العربية', direction: 'rtl', isInForce: true },
  { locale: 'zh', code: 'TW', tag: 'zh-Hant', name: '繁體中文', direction: 'ltr', isInForce: true },
  { locale: 'da', code: 'DK', tag: 'da', name: 'Dansk', direction: 'ltr', isInForce: true },
  { locale: 'nl', code: 'NL', tag: 'nl', name: 'Nederlands', direction: 'ltr', isInForce: true },
  { locale: 'fr', code: 'FR', tag: 'fr', name: 'Français', direction: 'ltr', isInForce: true },
  { locale: 'de', code: 'DE', tag: 'de', name: 'Deutsch', direction: 'ltr', isInForce: true },
  { locale: 'el', code: 'GR', tag: 'el', name: 'Ελληνικά', direction: 'ltr', isInForce: true },
  { locale: 'hu', code: 'HU', tag: 'hu', name: 'Magyar', direction: 'ltr', isInForce: true },
  { locale: 'it', code: 'IT', tag: 'it', name: 'Italiano', direction: 'ltr', isInForce: true },
  { locale: 'ja', code: 'JP', tag: 'ja', name: '日本語', direction: 'ltr', isInForce: true },
  { locale: 'pl', code: 'PL', tag: 'pl', name: 'Polski', direction: 'ltr', isInForce: true },
  { locale: 'pt', code: 'PT', tag: 'pt-PT', name: 'Português', direction: 'ltr', isInForce: true },
  { locale: 'ru', code: 'RU', tag: 'ru', name: 'Русский', direction: 'ltr', isInForce: true },
  { locale: 'sk', code: 'SK', tag: 'sk', name: 'Slovenčina', direction: 'ltr', isInForce: true },
  { locale: 'es', code: 'ES', tag: 'es', name: 'Español', direction: 'ltr', isInForce: true },
  { locale: 'sv', code: 'SE', tag: 'sv', name: 'Svenska', direction: 'ltr', isInForce: true },
  { locale: 'tr', code: 'TR', tag: 'tr', name: 'Türkçe', direction: 'ltr', isInForce: true },
]);
