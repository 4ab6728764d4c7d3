import { hash, type Options, verify } from '@node-rs/argon2';

/** Of argon2id, the package's default. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

let hashOfNobody: Promise<string> | undefined;

/** Without a hash it takes as long and answers false: an unknown user costs the same time. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody');
  const matches = await verify(stored ?? (await hashOfNobody), password);
  return matches && stored !== undefined;
}
