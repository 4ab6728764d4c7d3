/** Why an account was not deleted. */
export type DeletionFault = { status: number; text: string };

/** Words of the contract and the API by what stands for them in the address and in the messages. */
const texts = {
  passwordMissing: 'Please provide a password',
  long: 'Please use at most 256 characters.',
  passwordWrong: 'The password is not right.',
  lastAdmin: 'This is the last admin. Please make somebody else an admin first.',
  tooMany: 'Too many attempts. Please try again later.',
  session: 'Please sign in.',
  impossible: 'impossible',
  network: 'Please check the Network!',
} as const;
export type DeletionFaultCode = keyof typeof texts;

const codes = [
  'passwordMissing',
  'long',
  'passwordWrong',
  'lastAdmin',
  'tooMany',
  'session',
  'impossible',
  'network',
] as const;

export function toFaultCode({ text }: Pick<DeletionFault, 'text'>): DeletionFaultCode {
  return codes.find((code) => texts[code] === text) ?? 'network';
}

export function toFaultText(code: DeletionFaultCode): string {
  return texts[code];
}

/** As it stands in an address; null for nothing of ours. */
export function readFaultCode(value: unknown): DeletionFaultCode | null {
  return codes.find((code) => code === value) ?? null;
}
