import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const hash = (of: string | Buffer) => createHash('sha256').update(of).digest();
/** CBOR: a key for ES256, of two coordinates that follow. */
const [coseHead, coseMiddle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];

/** A passkey without a device: what an API keeps of it, and its answer to a challenge. */
export function softPasskey(siteUrl: string) {
  const { origin, hostname } = new URL(siteUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([coseHead, Buffer.from(x, 'base64url'), coseMiddle, Buffer.from(y, 'base64url')]);
  const id = randomBytes(16).toString('base64url');
  return {
    kept: { id, publicKey: cose.toString('base64url'), counter: 0, transports: [], device: '' },
    sign(challenge: string) {
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
      // Somebody was there and proved to be the owner; it has been used once.
      const authenticator = Buffer.concat([hash(hostname), Buffer.from('0500000001', 'hex')]);
      const signature = sign('sha256', Buffer.concat([authenticator, hash(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}
