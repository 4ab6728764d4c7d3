import { Validator } from '@seriousme/openapi-schema-validator';
import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { endpoints } from '@/lib/contract/endpoints';
import { faults } from '@/lib/contract/fault-sentences';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

describe('the published description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const description = await (await test.send('GET', '/openapi.json')).json();
    const { valid, errors } = await new Validator().validate(description);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('tells every call of the table, who may make it and what it takes', async () => {
    const { paths } = await (await test.send('GET', '/api/openapi.json')).json();
    for (const [name, { method, path, who }] of Object.entries(endpoints)) {
      expect(paths[`/${path}`][method.toLowerCase()]).toMatchObject({ operationId: name, 'x-who': who });
    }
    expect(paths['/TypeDetail/typeid/{id}'].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'id',
      'typeid',
    ]);
    expect(paths['/Requestcallback'].post.requestBody.content['application/json'].schema.required).toEqual([
      'yourName',
      'email',
      'yourMessage',
    ]);
  });

  it('tells what a refusal holds, with every code there is', async () => {
    const { components } = await (await test.send('GET', '/openapi.json')).json();
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
    expect(page).not.toMatch(/<script|style=/);
    expect((await test.send('GET', '/docs.css')).status).toBe(200);
  });

  it('is not there where only published calls are', async () => {
    const bare = test.appWith({ bare: true });
    expect((await bare.request('/openapi.json')).status).toBe(404);
    expect((await bare.request('/docs')).status).toBe(404);
  });
});
