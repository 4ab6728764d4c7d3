import createClient from 'openapi-fetch';
import type { paths } from './description';

/**
 * Another system's way through the API, by a client made from its description alone: `node journey.js <url> <password>`.
 * Prints what each step was answered.
 */
const [, , baseUrl = '', password = ''] = process.argv;
const said: Record<string, unknown> = {};
const visitor = createClient<paths>({ baseUrl });

const login = await visitor.POST('/loginuser', { body: { email: 'admin@example.com', password } });
const as = (token: string) => createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
const token = login.data && 'accessToken' in login.data ? login.data.accessToken : '';
const admin = as(token);
said.signedIn = login.response.status;

const made = await admin.POST('/admin/keys', {
  body: { name: 'Rota', scopes: ['listings:read', 'listings:write'], days: 30 },
});
said.keyMade = made.response.status;
const other = as(made.data?.key ?? '');

const twice = { 'Idempotency-Key': 'one-listing' };
const listing = await other.POST('/TypeDetail', { body: { typeTitle: 'By a client' }, params: { header: twice } });
const again = await other.POST('/TypeDetail', { body: { typeTitle: 'By a client' }, params: { header: twice } });
const id = String(listing.data?.typeId);
said.created = [listing.response.status, listing.data?.typeTitle, listing.data?.typeId === again.data?.typeId];

const page = await other.GET('/TypeDetail', { params: { query: { page: 1 } } });
said.paged = page.data && 'items' in page.data ? page.data.items.some((one) => String(one.typeId) === id) : page.error;

const etag = listing.response.headers.get('etag') ?? '';
const update = (typeTitle: string) =>
  other.PUT('/TypeDetail/{id}', { params: { path: { id }, header: { 'If-Match': etag } }, body: { typeTitle } });
const changed = await update('Changed by a client');
said.changed = [changed.response.status, changed.data?.typeTitle];
const stale = await update('Too late');
said.stale = [stale.response.status, stale.error?.code];

const refused = await other.POST('/TypeDetail', { body: { typeTitle: '' } });
said.refused = [refused.response.status, refused.error?.codes?.typeTitle?.code];
said.forbidden = (await other.GET('/admin/keys')).error?.code;

const gone = await other.DELETE('/TypeDetail/delete/{id}', { params: { path: { id } } });
said.deleted = gone.response.status;
said.absent = (await visitor.GET('/TypeDetail/typeid/{id}', { params: { path: { id } } })).error?.code;

await admin.DELETE('/admin/keys/{id}', { params: { path: { id: String(made.data?.apiKey.keyId) } } });
said.revoked = (await other.GET('/TypeDetail', { params: { query: { page: 1 } } })).error?.code;

console.log(JSON.stringify(said));
