import type { Configuration } from 'openid-client';
import { z } from 'zod';
import type { WorkAccounts } from '@/care-api/kernel/dependencies';

const openId = () => import('openid-client');

export const providerStep = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type ProviderStep = z.output<typeof providerStep>;

/** Somebody as their identity provider knows them (OpenID Connect Core 1.0, 5.1). */
export type WorkPerson = { issuer: string; subject: string; email: string; groups: string[] };

/** Seconds. */
const patience = 10;
const found = new Map<string, Promise<Configuration>>();

/** What the provider says of itself, asked once; again after it did not answer. */
async function discover({ issuer, clientId, clientSecret }: WorkAccounts): Promise<Configuration> {
  const client = await openId();
  // Tokens by their signature as well as by the line they came on, which is without TLS on this machine alone.
  const isPlain = new URL(issuer).protocol === 'http:';
  const execute = [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])];
  const known =
    found.get(issuer) ??
    client.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: patience });
  found.set(issuer, known);
  known.catch(() => found.delete(issuer));
  return known;
}

/** With `again` whoever is logged in there is asked again. */
export async function askProvider(
  work: WorkAccounts,
  redirectTo: string,
  again: boolean,
): Promise<{ address: string; step: ProviderStep }> {
  const client = await openId();
  const config = await discover(work);
  const step = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectTo,
    scope: 'openid email profile',
    state: step.state,
    nonce: step.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(step.verifier),
    code_challenge_method: 'S256',
    ...(again && { prompt: 'login' }),
  });
  return { address: address.href, step };
}

const claimsSchema = z.object({ sub: z.string().min(1), email: z.email(), email_verified: z.boolean().optional() });
const groupsSchema = z.array(z.string()).catch([]);

/** @throws for an answer to another step, a token of another issuer, audience, nonce or time, an unconfirmed email. */
export async function readPerson(work: WorkAccounts, answered: URL, step: ProviderStep): Promise<WorkPerson> {
  const client = await openId();
  const config = await discover(work);
  const tokens = await client.authorizationCodeGrant(config, answered, {
    pkceCodeVerifier: step.verifier,
    expectedState: step.state,
    expectedNonce: step.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const { sub, email, email_verified } = claimsSchema.parse(claims);
  if (email_verified === false) throw new Error('The email is not verified.');
  return { issuer: work.issuer, subject: sub, email, groups: groupsSchema.parse(claims?.[work.groupsClaim]) };
}
