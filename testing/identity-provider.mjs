import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

// An identity provider for tests, by itself: node identity-provider.mjs <address to lead back to>. Whom it knows it is told
// by messages; they log in by their `sub`, with any password.
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const people = new Map();
const issuer = `http://127.0.0.1:${server.address().port}`;
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'care',
      client_secret: 'a secret of this client and of nobody else',
      redirect_uris: [process.argv[2]],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'] },
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['for these tests alone'] },
  findAccount: (_, sub) => people.has(sub) && { accountId: sub, claims: () => people.get(sub) },
});
server.on('request', provider.callback());
process.on('disconnect', () => process.exit());
process.on('message', (person) => {
  people.set(person.sub, person);
  process.send('known');
});
process.send(issuer);
