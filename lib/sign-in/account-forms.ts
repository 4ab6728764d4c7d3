/** The forms of the account, by the name their parts carry. */
export type AccountForm = 'login' | 'register' | 'start' | 'forgot' | 'reset' | 'code' | OwnForm;
/** Those of somebody signed in. */
export type OwnForm = 'choose' | 'name' | 'password' | 'email' | FactorForm;
/** Those of the second step: an app, its first code, the end of it, other recovery codes, the end of a passkey. */
export type FactorForm = 'app' | 'appCode' | 'appOff' | 'recovery' | 'passkeyOff';

export type FormValues = Partial<Record<string, string>>;
