/** What answers are for: an application before and after an offer of work, somebody's wish for care, anything else. */
export const purposes = ['job', 'hired', 'care', 'other'] as const;
export type Purpose = (typeof purposes)[number];

export const lawRules = [
  ...(['health', 'pregnancy', 'age', 'family', 'religion', 'nationality', 'race', 'orientation'] as const),
  ...(['convictions', 'union', 'politics', 'accounts', 'photo', 'identity', 'tellAll'] as const),
  ...(['reading', 'purpose', 'retention'] as const),
] as const;
export type LawRule = (typeof lawRules)[number];
