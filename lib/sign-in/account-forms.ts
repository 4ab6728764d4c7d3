/** The forms of the account, by the name their parts carry. */
export type AccountForm = 'login' | 'register' | 'forgot' | 'reset' | OwnForm;
/** Those of somebody signed in. */
export type OwnForm = 'choose' | 'password' | 'email';

/** What was typed, by field. */
export type FormValues = Partial<Record<string, string>>;
