import { ar } from './languages/ar';
import { cy } from './languages/cy';
import { da } from './languages/da';
import { de } from './languages/de';
import { el } from './languages/el';
import { es } from './languages/es';
import { fr } from './languages/fr';
import { hu } from './languages/hu';
import { it } from './languages/it';
import { ja } from './languages/ja';
import { nl } from './languages/nl';
import { pl } from './languages/pl';
import { pt } from './languages/pt';
import { ru } from './languages/ru';
import { sk } from './languages/sk';
import { sv } from './languages/sv';
import { tr } from './languages/tr';
import { zh } from './languages/zh';
import { readTable } from './read-table';

/**
 * A row for each kind, for `carer`, for whom, for each row of `synonyms.ts`, for the words that say nothing, and for
 * each place with another name, in the forms of a question, which may be in any language on any page.
 */
const tables = { ar, cy, da, de, el, es, fr, hu, it, ja, nl, pl, pt, ru, sk, sv, tr, zh };

const rows = Object.values(tables).flatMap(readTable);

export const languageRows: ReadonlyMap<string, readonly string[]> = rows.reduce(
  (all, [name, phrases]) => all.set(name, [...(all.get(name) ?? []), ...phrases]),
  new Map<string, readonly string[]>(),
);

export const languageFillers = (languageRows.get('fillers') ?? []).flatMap((words) => words.split(' '));

/** Names of places alone begin with a capital letter. */
export const placeRows = [...languageRows].filter(([name]) => /^[A-Z]/.test(name));

/** What is written without spaces between words. */
export const unspacedPhrases = [ja, zh]
  .flatMap(readTable)
  .flatMap(([name, phrases]) => (name === 'fillers' ? phrases.flatMap((words) => words.split(' ')) : phrases));
