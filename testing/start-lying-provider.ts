import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LyingProvider = {
  issuer: string;
  /** What its next token says beside or instead of the truth, undefined for what it leaves out. */
  says: Record<string, unknown>;
  /** A token signed by a key that is not its own. */
  signsFalsely: boolean;
  close(): Promise<void>;
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An identity provider whose tokens say what a test wants. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const [own, foreign] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2_048 }));
  const server = createServer((request, response) => {
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer: lying.issuer,
        authorization_endpoint: `${lying.issuer}/authorize`,
        token_endpoint: `${lying.issuer}/token`,
        jwks_uri: `${lying.issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/jwks': () => ({ keys: [{ ...own?.publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }] }),
      '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: sign() }),
    };
    const made = answers[request.url ?? '']?.();
    response.writeHead(made ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(made ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const lying: LyingProvider = {
    issuer: `http://127.0.0.1:${port}`,
    says: {},
    signsFalsely: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  function sign(): string {
    const now = Math.floor(Date.now() / 1_000);
    const truth = { iss: lying.issuer, aud: 'care', iat: now, exp: now + 300, email_verified: true };
    const token = `${base64({ alg: 'RS256', kid: '1' })}.${base64({ ...truth, ...lying.says })}`;
    const key = (lying.signsFalsely ? foreign : own)?.privateKey;
    if (!key) throw new Error('There is no key.');
    return `${token}.${createSign('RSA-SHA256').update(token).sign(key, 'base64url')}`;
  }
  return lying;
}
