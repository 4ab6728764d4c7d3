import { z } from 'zod';
import { longestArticle } from './html';
import { says } from './issue-faults';
import { resources } from './resources';
import { staffListQuery } from './staff-list';
import { ignored, moment, typed, versionInput, versionWire } from './wire';

export const translatedKinds = [
  'company',
  'menu',
  'category',
  'filter',
  'faq',
  'teamMember',
  'questionnaire',
  'page',
] as const;
const translationStates = ['missing', 'changed', 'done'] as const;
/** Of a text that is not HTML. */
export const longestTranslation = 5_000;

export const translationSchema = z.object({
  /** Language, and a name of the text's place. */
  translationId: z.string(),
  language: z.string(),
  /** What it is read with, see `translatedPart`. */
  part: z.string(),
  kind: z.enum(translatedKinds),
  /** What the text belongs to: of an answer, its question. */
  about: z.string(),
  original: z.string(),
  isHtml: z.boolean(),
  /** Of what has changed since: the original that `words` were written for; '' otherwise. */
  was: z.string(),
  words: z.string(),
  state: z.enum(translationStates),
  version: versionWire,
  updatedAt: moment,
});
export type Translation = z.output<typeof translationSchema>;
export type TranslationWire = z.input<typeof translationSchema>;

/** No words take the translation out. */
export const translationInput = z.strictObject({
  words: typed(longestArticle),
  /** The text that was translated: another one by now is refused. */
  original: z.string().max(longestArticle).optional(),
  version: versionInput,
  translationId: ignored,
  language: ignored,
  part: ignored,
  kind: ignored,
  about: ignored,
  isHtml: ignored,
  was: ignored,
  state: ignored,
  updatedAt: ignored,
});

const listed = staffListQuery(resources.translation).shape;
const narrowed = {
  language: typed(20).optional(),
  kind: z.enum(translatedKinds).optional(),
  textName: z
    .string()
    .regex(/^[\da-f]{32}$/, says('valueUnreadable'))
    .optional()
    .describe('One text in all languages, by what stands in its ids behind the language.'),
};
export const translationQuery = z.object({ ...listed, ...narrowed });

/** All that are out of date, of those that are asked for as in the list. */
export const outOfDateQuery = z.object({ q: listed.q, from: listed.from, to: listed.to, ...narrowed });
export const outOfDateAnswer = z.object({
  count: z.number().int(),
  /** Which these are, and what their texts say now. */
  mark: z.string(),
});
export type OutOfDate = z.output<typeof outOfDateAnswer>;
export const stillRightInput = z.strictObject({
  ...outOfDateQuery.shape,
  /** Of what the sender has seen: where there are others by now, or a text says something else, nothing is done. */
  mark: typed(64),
});
export const stillRightAnswer = z.object({ count: z.number().int() });

export const translatedTexts = z.array(z.object({ original: z.string(), words: z.string() }));
/** `site`: all but the bodies of pages, each of which is a part of its own, `page-7`. */
export const translatedPart = z.object({
  language: z.string().regex(/^[a-z]{2}$/, says('nothingHere')),
  part: z.string().regex(/^(site|page-[1-9]\d{0,8})$/, says('nothingHere')),
});
