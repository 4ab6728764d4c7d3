import { z } from 'zod';
import { says } from './issue-faults';
import { mostPaperBytes, paperTypes } from './paper';
import { isDataUrl, longestDataUrl } from './picture';
import { focusInName, middle, sizeInName } from './picture-variants';
import { resources } from './resources';
import { id, ignored, moment, ownId, typed, versionInput, versionWire } from './wire';

const useSchema = z.object({
  kind: z.string(),
  id: z.number().int(),
  title: z.string(),
  /** It shows the picture again once it is brought back. */
  inTrash: z.boolean(),
  /** It showed the picture once, and would if that were brought back. */
  inHistory: z.boolean().default(false),
});
export type PictureUse = z.output<typeof useSchema>;

/** An author who is no editor has no more. */
export const mostOwnPictures = 100;

/** Bytes from which a stored picture is called large. */
export const largeFrom = 300 * 1024;

export const mediaSchema = z
  .object({
    mediaId: id,
    /** The file, as rows name it. */
    name: z.string(),
    /** What it was called where it came from. */
    title: z.string(),
    alt: z.string(),
    isDecorative: z.boolean(),
    credit: z.string(),
    /** Of a paper; null for a picture. */
    type: z.enum(paperTypes).nullable().default(null),
    bytes: z.number().int(),
    version: versionWire,
    createdAt: moment,
    updatedAt: moment,
    deletedAt: moment,
    uses: z.array(useSchema).optional(),
    isUsed: z.boolean().optional(),
  })
  .transform(({ mediaId, ...wire }) => ({
    id: mediaId,
    ...wire,
    version: wire.version ?? null,
    size: sizeInName(wire.name),
    focus: focusInName(wire.name) ?? middle,
  }));
export type Media = z.output<typeof mediaSchema>;
export type MediaWire = z.input<typeof mediaSchema>;

const percent = z.number().int().min(0, says('focusOutside')).max(100, says('focusOutside'));
const { lengths } = resources.media;
const texts = {
  title: typed(lengths.title).optional(),
  alt: typed(lengths.alt).optional(),
  isDecorative: z.boolean().optional(),
  credit: typed(lengths.credit).optional(),
};
const newPicture = z.string().max(longestDataUrl, says('pictureTooLarge')).refine(isDataUrl, says('pictureTypeWrong'));

export const mediaInput = z.strictObject({ picture: newPicture, ...texts });

/** What is not named stays as it is; a new `picture` takes the old one's place wherever that is shown. */
export const mediaChange = z.strictObject({
  mediaId: ownId,
  ...texts,
  picture: newPicture.optional(),
  /** What must be seen where the picture is cut: percent from its left and upper edge. */
  focusX: percent.optional(),
  focusY: percent.optional(),
  version: versionInput,
  name: ignored,
  type: ignored,
  bytes: ignored,
  createdAt: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
  uses: ignored,
});

export const paperQuery = z.object({ name: typed(200).optional() });
/** Bytes taken, so that what is a little too large hears so in its own words. */
export const paperMaxBody = mostPaperBytes + 2 * 1024 * 1024;

export const paperNames = z.object({
  names: z
    .string()
    .regex(/^[0-9a-f]{24}(?:,[0-9a-f]{24}){0,99}$/, says('valueUnreadable'))
    .optional()
    .transform((names = '') => names.split(',').filter(Boolean)),
});
export const paperFacts = z.array(
  z.object({ name: z.string(), type: z.enum(paperTypes), bytes: z.number().int().positive() }),
);
