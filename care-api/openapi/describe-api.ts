import type { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { faults } from '@/lib/contract/fault-sentences';
import type { Who } from '@/lib/contract/staff';
import { isBlank, type JsonSchema, type Parts, toJsonSchema } from './json-schema';

export type ApiDescription = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Parts; securitySchemes: Record<string, unknown>; responses: Record<string, unknown> };
};
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, unknown>;
  security?: Record<string, string[]>[];
  'x-who': Who;
  'x-page-who'?: Who;
  'x-needs-password'?: true;
  'x-extension'?: true;
};
export type Parameter = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
  description?: string;
};
type Content = Record<'application/json', { schema: JsonSchema }>;

/** The table of calls as an OpenAPI 3.1 document. Schemas are what goes over the wire, before the contract reshapes it. */
export function describeApi(endpoints: Record<string, Endpoint>): ApiDescription {
  const parts: Parts = {};
  const paths: ApiDescription['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(name, endpoint, parts) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Care API',
      version: '1',
      description:
        'The API of a live-in care provider. Every call answers with and without /api in front. Keys of answers start lower-case; keys of bodies may start either way.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.values(endpoints).map(toTag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...parts, Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Refused: { description: 'Refused, and nothing stored', content: json({ $ref: '#/components/schemas/Error' }) },
      },
    },
  };
}

function toOperation(name: string, endpoint: Endpoint, parts: Parts): Operation {
  const parameters = [...pathParameters(endpoint, parts), ...queryParameters(endpoint, parts)];
  const body = toJsonSchema(endpoint.body, `${name}Body`, parts);
  const answer = toJsonSchema(endpoint.response, `${name}Answer`, parts);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [toTag(endpoint)],
    ...(parameters.length > 0 && { parameters }),
    ...(!isBlank(body) && { requestBody: { required: !isOptional(endpoint.body), content: json(body) } }),
    responses: {
      '2XX': { description: 'Done', content: json(answer) },
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Refused' },
    },
    ...(endpoint.who !== 'anyone' && { security: [{ bearer: [] }] }),
    'x-who': endpoint.who,
    ...(endpoint.pageWho && { 'x-page-who': endpoint.pageWho }),
    ...(endpoint.needsPassword && { 'x-needs-password': true }),
    ...(endpoint.extension && { 'x-extension': true }),
  };
}

function pathParameters({ path, params }: Endpoint, parts: Parts): Parameter[] {
  const { properties = {} } = toJsonSchema(params, 'Path', parts);
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return names.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } }));
}

function queryParameters({ idQuery, query }: Endpoint, parts: Parts): Parameter[] {
  const { properties = {} } = toJsonSchema(query, 'Query', parts);
  const named = Object.entries(properties).map(
    ([name, { description, ...schema }]): Parameter => ({
      name,
      in: 'query',
      required: false,
      schema,
      ...(description && { description }),
    }),
  );
  const repeated: Parameter[] = idQuery
    ? [{ name: idQuery, in: 'query', required: false, schema: { type: 'string' }, description: 'The id once more.' }]
    : [];
  return [...repeated, ...named];
}

function isOptional(body: z.ZodType): boolean {
  return body.safeParse(undefined).success;
}

function toTag({ path }: Endpoint): string {
  return path.split('/')[0] ?? path;
}

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } };
}

const faultCode: JsonSchema = { type: 'string', enum: Object.keys(faults) };
const faultValues: JsonSchema = { type: 'object', additionalProperties: { type: ['string', 'number'] } };

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    code: {
      ...faultCode,
      description: 'What is wrong as a whole. Not in bare mode, as all that follows but `errors`.',
    },
    values: { ...faultValues, description: 'Of the sentence that belongs to the code.' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'A sentence for each bad field.' },
    codes: {
      type: 'object',
      additionalProperties: { ...faultValues, required: ['code'], properties: { code: faultCode } },
      description: 'The same by code, each with the values of its sentence.',
    },
  },
};
