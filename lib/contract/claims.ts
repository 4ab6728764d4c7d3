/** No zod here: the browser reads this file too. What a provider has not ticked is said nowhere. */
export const claims = [
  ...(['story', 'howItWorks', 'listen', 'noPressure'] as const),
  ...(['included', 'perPerson', 'noHidden', 'funding'] as const),
  ...(['met', 'identity', 'background', 'references', 'training', 'support', 'fairWork'] as const),
  ...(['volunteer', 'donate'] as const),
] as const;
export type Claim = (typeof claims)[number];

export function toClaims(named: readonly string[]): Claim[] {
  return claims.filter((claim) => named.includes(claim));
}
