/** `count` takes in each `seconds`, which begin with the first of them. */
type Allowed = { count: number; seconds: number };

/** Seconds to wait, 0 when it may go on; how many more may come; seconds until they are counted anew. */
export type Taken = { wait: number; left: number; reset: number };

export type RateLimit = (key: string, allowed: Allowed) => Promise<Taken>;
