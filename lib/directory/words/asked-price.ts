import { readPrice } from '../read-price';

const most =
  '(?:under|below|less than|cheaper than|up to|(?:no|not) more than|at most|max(?:imum)?(?: of)?|within|(?:a )?budget(?: of| is)?)';
const unit =
  '\\s*(?:(?:a|per|each|every|/)\\s*(?:hour|hr|day|night|week|wk|month|year)|p/?[whm]|pcm|hourly|weekly|monthly)';
/** '£900', '1,200 a week': without a sign or a unit a number is an age, or miles. */
const shape = new RegExp(
  `(?<![\\p{L}\\p{N}])${most}\\s+(?:about |around )?(?:£\\s*(?<sum>\\d[\\d,]*(?:\\.\\d+)?k?(?:${unit})?)|(?<bare>\\d[\\d,]*(?:\\.\\d+)?k?${unit}))(?![\\p{L}\\p{N}])`,
  'iu',
);

type AskedPrice = {
  /** The text with spaces where the price was: no listing says "under £900", and none would be found. */
  text: string;
  /** Pounds a week that it may cost at most; null where none was said. */
  most: number | null;
  words: string;
};

export function takePrice(text: string): AskedPrice {
  const found = shape.exec(text);
  const week = found && readPrice(`£${found.groups?.sum ?? found.groups?.bare ?? ''}`);
  if (!found || week === null) return { text, most: null, words: '' };
  const [words] = found;
  const left = text.slice(0, found.index) + ' '.repeat(words.length) + text.slice(found.index + words.length);
  return { text: left, most: week, words };
}
