/** The forms of the account, by the name their parts carry. */
const accountForms = ['login', 'register', 'forgot', 'reset'] as const;
export type AccountForm = (typeof accountForms)[number];

/** What was typed, by field. */
export type FormValues = Partial<Record<string, string>>;
