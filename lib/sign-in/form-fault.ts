/** What is wrong with a form, on the wire and on the page; `errors` is keyed by field. */
export type FormFault = {
  message: string;
  errors: Record<string, string>;
  /** Seconds to wait before the next attempt. */
  retryAfter?: number;
};

/** The forms of the account, by the name their parts carry. */
export const accountForms = ['login', 'register', 'forgot', 'reset'] as const;
export type AccountForm = (typeof accountForms)[number];

/** What was typed, by field. */
export type FormValues = Partial<Record<string, string>>;
