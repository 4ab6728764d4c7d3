import type { Draft } from '@/lib/contract/draft';

export const early = '2026-01-01T00:00:00.000Z';
export const late = '2026-01-02T00:00:00.000Z';

export function makeDraft(answers: Record<string, string[]>, clientTime = early, version = '7.1'): Draft {
  const given = Object.entries(answers).map(([identifier, values]) => ({ identifier, values }));
  return { version, clientTime, answers: given };
}

export function valuesOf({ answers }: Draft): Record<string, string[]> {
  return Object.fromEntries(answers.map(({ identifier, values }) => [identifier, values]));
}
