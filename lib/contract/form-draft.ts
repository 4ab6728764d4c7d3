import type { FaultReport } from './faults';

/** A form that came back without script: what was typed, by field, and what is wrong with it. Never a password. */
export type FormDraft = { words: Record<string, string>; report: FaultReport };
