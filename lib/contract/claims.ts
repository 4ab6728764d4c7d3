/**
 * What a provider may say of itself in words of ours, which stand in every language; what it has not ticked is said nowhere.
 * No zod here: the browser reads this file too.
 */
export const claims = [
  ...(['story', 'howItWorks', 'listen', 'noPressure'] as const),
  ...(['included', 'perPerson', 'noHidden', 'funding'] as const),
  ...(['met', 'identity', 'background', 'references', 'training', 'support', 'fairWork'] as const),
  ...(['volunteer', 'donate'] as const),
] as const;
export type Claim = (typeof claims)[number];

/** The known ones of a list, in our order. */
export function toClaims(named: readonly string[]): Claim[] {
  return claims.filter((claim) => named.includes(claim));
}
