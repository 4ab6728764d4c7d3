import { companies } from '@/care-api/database/schema/provider';
import type { Db } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { foldLetters, isCommonPassword } from './common-passwords';

type Chosen = {
  field: string;
  password: string;
  owner: { username: string; email: string };
  siteUrl: string;
};

/** The name of the trade is on every provider's site. */
const trade = ['liveincare', 'liveincarer'];

/** @throws Refusal 422 on its field for what a guesser tries first: what many people use, and the names around it. */
export async function requireGoodPassword(db: Pick<Db, 'select'>, chosen: Chosen): Promise<void> {
  const { field, password, owner, siteUrl } = chosen;
  const letters = foldLetters(password);
  const holds = (names: readonly string[]) => names.some((name) => letters.includes(name));
  const own = [owner.username, owner.email.replace(/@.*/, '')].map(foldLetters);
  const isName = holds(own.filter((name) => name.length >= 4)) || own.some((name) => isLittleElse(password, name));
  if (isName || password.toLowerCase() === owner.email.toLowerCase()) throw refusal(field, 'passwordIsName');
  const companyNames = (await db.select({ name: companies.name }).from(companies)).flatMap(({ name }) => namesIn(name));
  const host = new URL(siteUrl).hostname.split('.').find((label) => label !== 'www') ?? '';
  if (holds([...trade, ...companyNames, foldLetters(host)].filter((name) => name.length >= 5))) {
    throw refusal(field, 'passwordIsSite');
  }
  if (isCommonPassword(password)) throw refusal(field, 'passwordCommon');
}

/** `Ann-2026!`, of Ann: a short name is in many a good password, and is all the letters of a bad one. */
function isLittleElse(password: string, name: string): boolean {
  const letters = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return name.length >= 2 && letters.includes(name) && letters.replaceAll(name, '').length < 4;
}

function namesIn(name: string): string[] {
  const words = name.split(/\s+/).map(foldLetters);
  return [foldLetters(name), ...words.filter((word) => word.length >= 6 && !everydayWords.has(word))];
}

/** In many a provider's name, and in many a good password. */
const everydayWords = new Set(['carers', 'family', 'health', 'homecare', 'helping', 'service', 'services', 'limited']);

function refusal(field: string, fault: 'passwordCommon' | 'passwordIsName' | 'passwordIsSite'): Refusal {
  return new Refusal(422, 'problem', { [field]: fault });
}
