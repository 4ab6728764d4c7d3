export type StoreCounts = { created: number; changed: number; unchanged: number };
