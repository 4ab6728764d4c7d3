import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

// An identity provider for tests, by itself: node identity-provider.mjs <address to lead back to>. Whom it knows it is told
// by messages; they log in by their `sub`.
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
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/log-in/${uid}` },
  findAccount: (_, sub) => people.has(sub) && { accountId: sub, claims: () => people.get(sub) },
  // Nobody is asked whether they agree: they work there.
  async loadExistingGrant({ oidc: { client, session } }) {
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
const answer = provider.callback();
const page = `<!doctype html><html lang="en"><title>Your work account</title><form method="post"><label>Name
  <input name="login" required></label> <button>Go on</button></form>`;
server.on('request', async (request, response) => {
  if (!request.url.startsWith('/log-in/')) return answer(request, response);
  if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(page);
  const accountId = new URLSearchParams(await text(request)).get('login');
  await provider.interactionFinished(request, response, { login: { accountId } });
});
process.on('disconnect', () => process.exit());
process.on('message', (person) => {
  people.set(person.sub, person);
  process.send('known');
});
process.send(issuer);
