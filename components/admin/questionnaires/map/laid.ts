/** Pixels. */
export const nodeSize = { width: 208, height: 64 };

/** Centre of a question, or of the end, which is the number of questions. */
type Place = { index: number; x: number; y: number };
type Way = { key: string; path: string; label: string; x: number; y: number };
export type Laid = { width: number; height: number; places: Place[]; ways: Way[] };

/** From a place to another, by their numbers; `label` stands on it. */
export type Drawn = { count: number; ways: { from: number; to: number; key: string; label: string }[] };
