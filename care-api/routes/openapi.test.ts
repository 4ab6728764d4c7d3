import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { exampleOf } from '@/care-api/http/openapi/example-of';
import { NamedSchemas } from '@/care-api/http/openapi/json-schema';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { faults } from '@/lib/contract/fault-sentences';

const run = promisify(execFile);
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());
const describe31 = async () => (await test.send('GET', '/openapi.json')).json();
/** For tools that read no later one. What is said of licences is 3.1's. */
const versions = [
  ['3.1', '/openapi.json', []],
  ['3.0', '/openapi-3.0.json', ['--skip-rule=info-license-strict']],
] as const;
const calls: [string, Endpoint][] = Object.entries(endpoints);

describe('the published description', () => {
  it.each(versions)('is valid OpenAPI %s', async (version, at) => {
    const described = await (await test.send('GET', at)).json();
    const { valid, errors } = await new Validator().validate(described);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(described.openapi).toMatch(new RegExp(`^${version}\\.`));
    expect(Object.values(described.paths).flatMap((one) => Object.keys(one as object))).toHaveLength(calls.length);
  });

  it.each(versions)(
    'is taken by the linter of others in %s, but for what testing/redocly.yaml gives a reason for',
    async (_, at, rules) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
      const file = `${folder}/openapi.json`;
      writeFileSync(file, await (await test.send('GET', at)).text());
      const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      const asked = ['lint', '--config', 'testing/redocly.yaml', ...rules, '--format', 'json', file];
      const { stdout } = await run(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...asked], {
        env,
      }).finally(() => rmSync(folder, { recursive: true }));
      expect(JSON.parse(stdout).totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
    },
    60_000,
  );

  it('tells every call of the table, who may make it and what it takes', async () => {
    const { paths, components } = await (await test.send('GET', '/api/openapi.json')).json();
    for (const [name, { method, path: at, who, pageWho, moreFor }] of calls) {
      const call = paths[`/${at}`][method.toLowerCase()];
      expect(call).toMatchObject({ operationId: name, 'x-who': who });
      expect([name, call.security.length === 0]).toEqual([name, who === 'anyone' && !pageWho && !moreFor]);
    }
    expect(paths['/TypeDetail'].post.security).toEqual([{ bearer: [] }, { key: ['listings:write'] }]);
    expect(paths['/TypeDetail/typeid/{id}'].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'id',
      'typeid',
    ]);
    const { requestBody, responses } = paths['/Requestcallback'].post;
    const requiredBy = ({ content }: typeof requestBody) =>
      components.schemas[content['application/json'].schema.$ref.split('/').at(-1)].required;
    expect(requiredBy(requestBody)).toEqual(['yourName', 'email', 'yourMessage']);
    expect(requiredBy(responses[201])).toEqual(['requestId']);
  });

  it.each(calls)('shows of %s what the contract takes and answers', (_, { body, response }) => {
    for (const schema of [body, response]) {
      expect(schema.safeParse(exampleOf(named.refTo(schema), schemas)).error).toBeUndefined();
    }
  });
  const named = new NamedSchemas(endpoints);
  const schemas = named.all();

  it('tells what a refusal holds, with every code there is', async () => {
    const { components } = await describe31();
    const { properties } = components.schemas.Error;
    const refusal = await (await test.send('POST', '/Requestcallback', { yourName: 'x'.repeat(200) })).json();
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(refusal)));
    expect(properties.code.enum).toEqual(Object.keys(faults));
    expect(properties.codes.additionalProperties.properties.code.enum).toContain(refusal.codes.yourName.code);
  });

  it('can be read by people, without script', async () => {
    const response = await test.send('GET', '/docs');
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    expect(page).toContain('POST /Response/ObjectResponses');
    expect(page).not.toMatch(/<script>|style=| on\w+=/);
    expect((await test.send('GET', '/docs.css')).status).toBe(200);
  });

  it('is not there where only published calls are', async () => {
    const bare = test.appWith({ bare: true });
    for (const at of ['/openapi.json', '/openapi-3.0.json', '/docs', '/docs.js'])
      expect((await bare.request(at)).status).toBe(404);
  });
});

describe('a refusal', () => {
  const asking = (accept: string, at = '/Faq/999999') => test.send('GET', at, undefined, { headers: { accept } });

  it('is plain JSON, or a problem as RFC 9457 has it where that is asked for', async () => {
    for (const accept of ['*/*', 'application/json', 'text/html', 'application/problem+json;q=0']) {
      const plain = await asking(accept);
      expect(plain.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await plain.json()).toEqual({ message: faults.nothingHere, code: 'nothingHere' });
    }
    for (const accept of ['application/problem+json', 'application/json, application/problem+json']) {
      const problem = await asking(accept);
      expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
      const type = '/docs#fault-nothingHere';
      expect(await problem.json()).toEqual({ type, title: faults.nothingHere, status: 404, code: 'nothingHere' });
      expect(await (await test.send('GET', '/docs')).text()).toContain('id="fault-nothingHere"');
    }
  });

  it('keeps what it says of fields, and its headers', async () => {
    const headers = { accept: 'application/problem+json' };
    const refused = await test.send('POST', '/Requestcallback', { yourName: '' }, { headers });
    expect(await refused.json()).toMatchObject({ status: 422, code: 'problem', codes: { yourName: {} } });
    const wrong = await test.send('PATCH', '/Faq', undefined, { headers });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect((await wrong.json()).code).toBe('methodUnknown');
  });

  it('tells a call that is none from a row that is none', async () => {
    const codeOf = async (at: string) => (await (await asking('*/*', at)).json()).code;
    expect(await codeOf('/Fag/1')).toBe('noSuchCall');
    expect(await codeOf('/Faq/999999')).toBe('nothingHere');
  });
});
