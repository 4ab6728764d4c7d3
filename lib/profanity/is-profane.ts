import profanity from 'leo-profanity';
import { joinedOf, patternOf, readingsOf, toPlain, wordsOf } from './unmask';

/** Also words pulled apart or written with look-alikes. Words inside words (Scunthorpe, class) do not count. */
export function isProfane(text: string): boolean {
  const plain = toPlain(text).replace(harmlessPhrases, ' ').replace(harmlessPlaces, ' ');
  return wordsOf(plain).some(isBad) || joinedOf(plain).some((word) => word.length > 3 && isBad(word));
}

function isBad(word: string): boolean {
  if (harmlessAsWritten.has(word)) return false;
  const hidden = patternOf(word);
  if (hidden) return [...profane].some((known) => hidden.test(known));
  return readingsOf(word).some((reading) => profane.has(reading) || strongest.test(reading));
}

/** In no other word. */
const strongest = /fuck/;

/** Of the list, but said about care, the body, the house, the garden, or at the end of a letter. */
const harmless = [
  ...['anal', 'anus', 'clitoris', 'ejaculation', 'fecal', 'genitals', 'intercourse', 'nipple', 'nipples', 'penis'],
  ...['rectum', 'semen', 'sex', 'vagina', 'vulva', 'nude', 'nudity', 'undressing', 'panties', 'panty', 'escort'],
  ...['bareback', 'butt', 'domination', 'fingering', 'hardcore', 'pegging', 'scat', 'shrimping', 'skeet', 'snatch'],
  ...['snowballing', 'suck', 'sucks', 'topless', 'twinkie', 'xx', 'xxx'],
  ...['barenaked', 'bastinado', 'cornhole', 'eunuch', 'hooker', 'lolita', 'octopussy', 'playboy', 'swastika'],
];

/** The list has these words in other forms only. */
const alsoProfane = [
  ...['arseholes', 'assholes', 'bastards', 'bullshitter', 'cunts', 'dickhead', 'dickheads', 'faggots', 'fucker'],
  ...[
    'fuckers',
    'fucks',
    'motherfuckers',
    'niggas',
    'niggers',
    'gangbang',
    'mong',
    'pakis',
    'pikey',
    'pikeys',
    'shits',
    'sluts',
    'tossers',
    'twats',
  ],
  ...['wanker', 'wankers', 'wanking', 'whore', 'whores'],
];

const profane = new Set([...profanity.list(), ...alsoProfane]);
for (const word of harmless) profane.delete(word);

/** A name many older men have, and a Scottish family. */
const harmlessAsWritten = new Set(['Dick', 'Cumming']);

/** Birds and beasts, parts of machines, dishes, and Latin. */
const harmlessPhrases = new RegExp(
  `\\b(?:${[
    '(?:blue|great|coal|willow|marsh|long-tailed|crested) tits?|tit[ -]for[ -]tat|tit-?bits?',
    '(?:shuttle|weather|stop|ball|pea|hay|wood)-?cocks?|cock[ -]a[ -](?:leekie|doodle|hoop)|cock[ -]and[ -]bull|cock robin',
    '-cum-|(?:magna |summa |maxima )?cum (?:laude|grano)|spic and span|spotted dick|maine coons?',
    'oilseed rape|pussy[ -]?willows?|(?:pork )?faggots?(?= and peas| in gravy)',
  ].join('|')})\\b`,
  'giu',
);

/** Places and houses, and people by their family name. */
const harmlessPlaces =
  /\b\p{Lu}\p{L}+[ -]cum[ -]\p{Lu}|\bCock (?:Inn|Lane|Street|Tavern|Bridge)\b|\bTitty (?:Ho|Hill)\b|\b(?:Mr|Mrs|Ms|Miss|Dr) \p{Lu}\p{Ll}+/gu;
