import { sql } from 'drizzle-orm';

/** Of call-back `t`: what was about somebody at risk is kept for six years at the least, whatever is chosen for the rest. */
export const isKeptAtRisk = sql`(t.is_safeguarding and t.updated_at > now() - interval '6 years')`;
