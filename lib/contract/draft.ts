import { z } from 'zod';
import { moment, text, typed } from './wire';

/** The values given to a question, which is known by its identifier: that stays when the questionnaire changes. */
const draftAnswer = z.strictObject({
  identifier: typed(300).min(1),
  /** None for an answer that was taken back. */
  values: z.array(typed(10_000)).max(300),
});

const clientTime = z.iso.datetime({ offset: true });

/** The answers to a listing's questions so far, whole each time. */
export const draftInput = z.strictObject({
  version: typed(100),
  answers: z.array(draftAnswer).max(1_000),
  /** When the last of them was given, by the sender's clock. */
  clientTime,
  /** The `clientTime` of the draft the sender last saw here; null when it saw none. */
  basedOn: clientTime.nullish(),
});
export type DraftInput = z.output<typeof draftInput>;

export const draftSchema = z.object({
  version: text,
  answers: z.array(z.object({ identifier: z.string(), values: z.array(z.string()) })).catch([]),
  clientTime: z.string(),
});
export type Draft = z.output<typeof draftSchema>;

const draftChanges = z.object({
  /** Headlines of questions that are new, and of those that are asked no more. */
  added: z.array(z.string()),
  dropped: z.array(z.string()),
  /** Identifiers of questions that stayed and read otherwise. */
  reworded: z.array(z.string()),
});
export type DraftChanges = z.output<typeof draftChanges>;

/** A draft as the API has it; no changes where the questions are those it began on. */
export const keptDraftSchema = draftSchema.extend({ changes: draftChanges.nullish() });

export type KeptDraft = z.output<typeof keptDraftSchema>;

export const begunSchema = draftSchema.extend({ typeId: z.number().int(), typeTitle: text, isOpen: z.boolean() });
export type Begun = z.output<typeof begunSchema>;

export const draftSaved = z.object({
  /** False when a newer draft was there, which stays, or the answers were sent. */
  saved: z.boolean(),
  /** True when the draft the sender builds on was sent meanwhile: nothing is kept of it. */
  sent: z.boolean().optional(),
  /** Of the draft that is there now. */
  clientTime: z.string(),
  /** The draft that was there and that the sender had not seen; null when there was none. */
  other: draftSchema.nullish().transform((other) => other ?? null),
  savedAt: moment.optional(),
});
export type DraftSaved = z.output<typeof draftSaved>;
