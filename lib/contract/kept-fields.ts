import { z } from 'zod';
import { ignored, moment, versionInput, versionWire } from './wire';

/** What the API says of each row that staff keep; what of it is sent back is its version. */
export const keptWire = { version: versionWire, updatedAt: moment, deletedAt: moment };
export const keptInput = { version: versionInput, updatedAt: ignored, deletedAt: ignored };

export const orderedWire = {
  version: versionWire,
  /** From 1, as the public page orders them. */
  position: z.number().int().nullish(),
  updatedAt: moment.optional(),
  deletedAt: moment.optional(),
};
export const orderedInput = { version: versionInput, position: ignored, updatedAt: ignored, deletedAt: ignored };
export const orderedFields = ['version', 'position', 'updatedAt', 'deletedAt'] as const;
