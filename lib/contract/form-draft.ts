import type { FaultReport } from './faults';

/** A form that came back without script: what was typed, by field, never a password. */
export type FormDraft = {
  words: Record<string, string>;
  /** What is wrong with it; null where only a login was missing. */
  report: FaultReport | null;
};
