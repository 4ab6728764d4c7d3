import type { Endpoint } from '@/lib/contract/endpoint';
import { exampleOf } from './example-of';
import { type JsonSchema, type OpenApi, toJsonSchema } from './json-schema';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
  example?: unknown;
};

export const sharedParameters = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: '^"\\d{1,9}(\\.[\\w-]{22})?"$' },
    description: 'The version that you saw, as its ETag says it: the write is refused where there is another by now.',
    example: '"3"',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: 'The ETag of what you have: answered 304 and nothing else where it is still so.',
    example: '"3.47DEQpj8HBSa-_TImW-5JA"',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
    description: 'A name for this write: sent again within 24 hours it is answered the same, and done once.',
    example: '5f1c2e0a-6c1d-4b5c-9d0e-2f1f7a9b3c11',
  },
} as const satisfies Record<string, Parameter>;

export function parametersOf(
  endpoint: Endpoint,
  isNamedOnce: boolean,
  version: OpenApi,
): (Parameter | { $ref: string })[] {
  const { method, path } = endpoint;
  const isChange = ['PUT', 'DELETE'].includes(method) && path.includes('{id}');
  return [
    ...inPath(endpoint, version),
    ...inQuery(endpoint, version),
    ...(isNamedOnce && isChange ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ...(isNamedOnce ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(method === 'GET' && !isTable(endpoint) ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
  ];
}

/** Answered as a file, which has no tag. */
export function isTable({ path }: Endpoint): boolean {
  return /\.csv$|\{(file|table)\}$/.test(path);
}

function inPath({ path, params }: Endpoint, version: OpenApi): Parameter[] {
  const { properties = {} } = toJsonSchema(params, version);
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  return names.map((name) => {
    const schema = properties[name] ?? { type: 'string' };
    const known = String(exampleOf(schema, {}, name));
    const example = typeof schema.pattern === 'string' && !new RegExp(schema.pattern).test(known) ? '7' : known;
    return { name, in: 'path', required: true, schema, example };
  });
}

function inQuery({ idQuery, query }: Endpoint, version: OpenApi): Parameter[] {
  const { properties = {} } = toJsonSchema(query, version);
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
