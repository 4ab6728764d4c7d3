export type AccountForm = 'login' | 'register' | 'start' | 'forgot' | 'reset' | 'code' | OwnForm;
export type OwnForm = 'choose' | 'name' | 'password' | 'email' | FactorForm;
/** Those of the second step: an app, its first code, the end of it, other recovery codes, the end of a passkey. */
export type FactorForm = 'app' | 'appCode' | 'appOff' | 'recovery' | 'passkeyOff';

export type FormValues = Partial<Record<string, string>>;
