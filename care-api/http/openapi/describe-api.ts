import { readerOf } from '@/care-api/http/location-of';
import { isNamedOnce, isNew } from '@/care-api/http/route';
import { scopeOf } from '@/care-api/keys/scope-of';
import type { Endpoint } from '@/lib/contract/endpoint';
import { faults } from '@/lib/contract/fault-sentences';
import type { Who } from '@/lib/contract/staff';
import { describeWebhooks, webhookSchema } from './describe-webhooks';
import { errorSchema, problemSchema } from './error-schemas';
import { exampleOf } from './example-of';
import { type JsonSchema, NamedSchemas, type OpenApi } from './json-schema';
import { isTable, type Parameter, parametersOf, sharedParameters } from './parameters-of';
import { isOpen, refusalResponses, refusalsOf } from './refusals-of';
import { tagDescriptions } from './tags';

export type ApiDescription = {
  openapi: '3.1.0' | '3.0.4';
  info: { title: string; version: string; description: string; license: { name: string; identifier?: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  /** 3.0 knows none. */
  webhooks?: ReturnType<typeof describeWebhooks>;
  components: Record<'schemas' | 'securitySchemes' | 'parameters' | 'headers' | 'responses', Record<string, unknown>>;
};
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<
    string,
    { description: string; headers?: Partial<typeof etag & typeof location>; content?: Content } | { $ref: string }
  >;
  security: Record<string, string[]>[];
  'x-who': Who;
  'x-page-who'?: Who;
  'x-needs-password'?: true;
  'x-extension'?: true;
};
export type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

/** Schemas are what goes over the wire, before the contract reshapes it. 3.0 is for tools that read no later one. */
export function describeApi(endpoints: Record<string, Endpoint>, version: OpenApi = '3.1'): ApiDescription {
  const isLate = version === '3.1';
  const named = new NamedSchemas(endpoints);
  const schemas = named.all();
  const paths: ApiDescription['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = `/${endpoint.path}`;
    const operation = toOperation(name, endpoint, { named, schemas, version });
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  const tags = [...new Set(Object.values(endpoints).map(toTag)), ...(isLate ? ['webhooks'] : [])];
  return {
    openapi: isLate ? '3.1.0' : '3.0.4',
    info: {
      title: 'Care API',
      version: '1',
      description:
        'The API of a live-in care provider. Every call answers with and without /api in front. Keys of answers start lower-case; keys of bodies may start either way.',
      license: {
        name: 'For the provider and those it works with',
        ...(isLate && { identifier: 'LicenseRef-Unlicensed' }),
      },
    },
    servers: [{ url: '/api' }],
    tags: tags.map((name) => ({ name, description: tagDescriptions[name] ?? '' })),
    paths,
    ...(isLate && { webhooks: describeWebhooks() }),
    components: {
      schemas: {
        // Examples are found by the schemas of 3.1, whichever are shown.
        ...(isLate ? schemas : named.all(version)),
        ...(isLate && { WebhookMessage: webhookSchema }),
        Error: errorSchema(faults),
        Problem: problemSchema(faults),
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'What `loginuser` answered.' },
        key: { type: 'http', scheme: 'bearer', description: 'A key of another system: `carekey_…`, with its scopes.' },
      },
      parameters: sharedParameters,
      headers: {
        ETag: {
          description: 'What was answered, for `If-None-Match`; of one row with its version, for `If-Match`.',
          schema: { type: 'string' },
          example: '"3.47DEQpj8HBSa-_TImW-5JA"',
        },
        Location: {
          description: 'Where the new row is read, by whoever may.',
          schema: { type: 'string' },
          example: '/api/Faq/7',
        },
      },
      responses: refusalResponses(),
    },
  };
}

const etag = { ETag: { $ref: '#/components/headers/ETag' } };
const location = { Location: { $ref: '#/components/headers/Location' } };

type Schemas = { named: NamedSchemas; schemas: Record<string, JsonSchema>; version: OpenApi };

function toOperation(name: string, endpoint: Endpoint, { named, schemas, version }: Schemas): Operation {
  const parameters = parametersOf(endpoint, isNamedOnce(endpoint), version);
  const body = named.refTo(endpoint.body);
  const takesFile = endpoint.maxBody !== undefined && body.$ref === undefined;
  const content = body.$ref ? json(body, exampleOf(body, schemas)) : file;
  const answer = named.refTo(endpoint.response);
  // What says nothing of its answer says at most in words that it is done.
  const example = answer.$ref ? exampleOf(answer, schemas) : { message: 'Done.' };
  const isTagged = endpoint.method === 'GET' && !isTable(endpoint);
  const headers = {
    ...((isTagged || hasVersion(answer, schemas)) && etag),
    ...(readerOf(endpoint) && location),
  };
  const hasHeaders = Object.keys(headers).length > 0;
  const isOptional = body.$ref !== undefined && endpoint.body.safeParse(undefined).success;
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [toTag(endpoint)],
    ...(parameters.length > 0 && { parameters }),
    ...((body.$ref || takesFile) && { requestBody: { required: !isOptional, content } }),
    responses: {
      [isNew(endpoint) ? '201' : '200']: {
        description: 'Done',
        ...(hasHeaders && { headers }),
        content: fileContent(endpoint) ?? json(answer, example),
      },
      ...(isTagged && { '304': { description: 'As you have it', headers: etag } }),
      ...refusalsOf(endpoint),
    },
    security: securityOf(endpoint),
    'x-who': endpoint.who,
    ...(endpoint.pageWho && { 'x-page-who': endpoint.pageWho }),
    ...(endpoint.needsPassword && { 'x-needs-password': true }),
    ...(endpoint.extension && { 'x-extension': true }),
  };
}

/** `[]` says that anyone may; `{}` among others that one may come without. */
function securityOf(endpoint: Endpoint): Record<string, string[]>[] {
  if (isOpen(endpoint)) return [];
  const scope = scopeOf(endpoint);
  const ways: Record<string, string[]>[] = [{ bearer: [] }, ...(scope === null ? [] : [{ key: [scope] }])];
  return endpoint.who === 'anyone' ? [{}, ...ways] : ways;
}

function hasVersion({ $ref }: JsonSchema, schemas: Record<string, JsonSchema>): boolean {
  return schemas[$ref?.split('/').at(-1) ?? '']?.properties?.version !== undefined;
}

function toTag({ path }: Endpoint): string {
  return path.split('/')[0] ?? path;
}

function json(schema: JsonSchema, example: unknown): Content {
  return { 'application/json': { schema, example } };
}

function fileContent(endpoint: Endpoint): Content | null {
  if (isTable(endpoint)) return { 'text/csv': { schema: { type: 'string' }, example: 'id,name\r\n1,Ann\r\n' } };
  return endpoint.method === 'GET' && endpoint.path.includes('/files/') ? file : null;
}

const file: Content = { 'application/octet-stream': { schema: {} } };
