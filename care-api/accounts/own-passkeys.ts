import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '@/care-api/database/schema/accounts';
import { passkeys } from '@/care-api/database/schema/second-factors';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { newPasskeyInput, passkeyLoginInput } from '@/lib/contract/second-factor';
import { changeFactors, firstCodes, requirePassword } from './own-factors';
import type { OwnDeed } from './own-password';
import { forgetUselessCodes } from './second-factor';
import { type Attempt, type Opened, openSession, requireOpen, startStep, takeChallenge } from './sign-in';

type Offer = { ticket: string; options: Record<string, unknown> };
/** Loaded when a passkey is first met: it is a fifth of all modules an API loads. */
const webAuthn = () => import('@simplewebauthn/server');
const transportsOf = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).catch([]);

export async function offerPasskey(deed: OwnDeed, asked: { password: string }): Promise<Offer> {
  const { deps, caller } = deed;
  const { db } = deps.database;
  await requirePassword(deed, asked);
  const known = await db.select().from(passkeys).where(eq(passkeys.accountId, caller.id));
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: caller.email,
    rpID: siteOf(deps).id,
    userName: caller.email,
    userDisplayName: caller.username,
    userID: new Uint8Array(Buffer.from(caller.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf.parse(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return {
    ticket: await startStep(db, { accountId: caller.id, challenge: options.challenge, now: deps.now() }),
    options: { ...options },
  };
}

/** Answers recovery codes where there were none. @throws Refusal 422 for what is no answer to the options. */
export async function addPasskey(deed: OwnDeed, sent: z.output<typeof newPasskeyInput>): Promise<string[]> {
  const { deps, caller, from } = deed;
  const challenge = await challengeOf(deps, sent.ticket, caller.id);
  const { origin, id: expectedRPID } = siteOf(deps);
  const proof = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID, requireUserVerification: true };
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({ response: sent.passkey, ...proof }).catch(() => null);
  if (!verified?.verified) throw refused();
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  let codes: string[] = [];
  await changeFactors(deed, 'factorOn', 'passkeyOn', async (tx) => {
    const key = { id, accountId: caller.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    const made = { ...key, transports: transports ?? [], device: from.device, createdAt: deps.now() };
    const stored = await tx.insert(passkeys).values(made).onConflictDoNothing().returning();
    if (stored.length === 0) throw new Refusal(409, 'existsAlready');
    codes = await firstCodes(tx, caller.id);
  });
  return codes;
}

export async function removePasskey(deed: OwnDeed, id: string, asked: { password: string }): Promise<true> {
  await requirePassword(deed, asked);
  return changeFactors(deed, 'factorOff', 'passkeyOff', async (tx) => {
    const isOwn = and(eq(passkeys.id, id), eq(passkeys.accountId, deed.caller.id));
    const gone = await tx.delete(passkeys).where(isOwn).returning();
    if (gone.length === 0) throw new Refusal(404, 'nothingHere');
    await forgetUselessCodes(tx, deed.caller.id);
  });
}

/** What a browser needs to sign in by a passkey: nobody says yet who they are. */
export async function askPasskey(deps: Dependencies): Promise<Offer> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: siteOf(deps).id, userVerification: 'required' });
  const step = { accountId: null, challenge: options.challenge, now: deps.now() };
  return { ticket: await startStep(deps.database.db, step), options: { ...options } };
}

/** @throws Refusal 401 for a ticket that is over and for a passkey that opens nothing here, all alike; 403 as a password. */
export async function signInByPasskey(
  deps: Dependencies,
  { ticket, passkey }: z.output<typeof passkeyLoginInput>,
  attempt: Attempt,
): Promise<Opened> {
  const { db } = deps.database;
  const challenge = await challengeOf(deps, ticket, null);
  const [found] = await db
    .select({ key: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(eq(passkeys.id, passkey.id));
  if (!found) throw unknown();
  const { key, account } = found;
  const { origin, id: expectedRPID } = siteOf(deps);
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID,
    credential: { ...key, publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')), transports: [] },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) throw unknown(account.id);
  requireOpen(account, deps.breakGlassAdmin);
  const used = { counter: verified.authenticationInfo.newCounter, lastUsedAt: attempt.now };
  const opened = await openSession(db, account, attempt, async (tx) => {
    return (await tx.update(passkeys).set(used).where(eq(passkeys.id, key.id)).returning()).length > 0;
  });
  if (!opened) throw unknown(account.id);
  return opened;
}

async function challengeOf(deps: Dependencies, ticket: string, accountId: string | null): Promise<string> {
  const challenge = await takeChallenge(deps.database.db, { ticket, accountId, now: deps.now() });
  if (challenge === null) throw refused();
  return challenge;
}

/** The site that passkeys are made for: a browser shows them to no other. */
function siteOf({ siteUrl }: Dependencies): { origin: string; id: string } {
  const { origin, hostname } = new URL(siteUrl);
  return { origin, id: hostname };
}

const refused = () => new Refusal(422, 'passkeyRefused');
const unknown = (about?: string) => new Refusal(401, 'passkeyUnknown', undefined, undefined, about);
