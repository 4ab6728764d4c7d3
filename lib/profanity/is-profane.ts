import profanity from 'leo-profanity';

/**
 * Whether a whole word of the text is in the list of English swear words. Words inside words (Scunthorpe, class) are
 * not looked for.
 */
export function isProfane(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const words =
    plain
      .replace(harmlessPhrases, ' ')
      .replace(harmlessPlaces, ' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.some((word) => !harmlessAsWritten.has(word) && profane.has(word.toLowerCase()));
}

/** Of the list, but said about care, the body, the house, the garden, or at the end of a letter. */
const harmless = [
  ...['anal', 'anus', 'clitoris', 'ejaculation', 'fecal', 'genitals', 'intercourse', 'nipple', 'nipples', 'penis'],
  ...['rectum', 'semen', 'sex', 'vagina', 'vulva', 'nude', 'nudity', 'undressing', 'panties', 'panty', 'escort'],
  ...['bareback', 'butt', 'domination', 'fingering', 'hardcore', 'pegging', 'scat', 'shrimping', 'skeet', 'snatch'],
  ...['snowballing', 'suck', 'sucks', 'topless', 'twinkie', 'xx', 'xxx'],
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

/** A name many older men have. */
const harmlessAsWritten = new Set(['Dick']);

const harmlessPhrases =
  /\b(?:(?:blue|great|coal|willow|marsh|long-tailed) tits?|(?:shuttle|weather|stop|ball|pea|hay)-?cocks?|-cum-|spic and span)\b/giu;

const harmlessPlaces = /\b\p{Lu}\p{L}+[ -]cum[ -]\p{Lu}|\bCock (?:Inn|Lane|Street|Tavern)\b/gu;
