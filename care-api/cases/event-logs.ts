import type { SQL } from 'drizzle-orm';

/** A table of what was done, and the column that says about what. */
export type EventLog = {
  table: string;
  of: string;
  /** What was written, where the events of it keep that. */
  words?: SQL;
};

export const callBackLog = { table: 'call_back_events', of: 'call_back_id' } as const satisfies EventLog;
export const complaintLog = { table: 'complaint_events', of: 'complaint_id' } as const satisfies EventLog;
