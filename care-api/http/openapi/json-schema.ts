import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';

/** As a version of OpenAPI has them: 3.1 takes JSON Schema as it is. */
export type OpenApi = '3.1' | '3.0';
const targets = { '3.1': 'draft-2020-12', '3.0': 'openapi-3.0' } as const;

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  description?: string;
  [keyword: string]: unknown;
};

const jsonSchema: z.ZodType<JsonSchema> = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  description: z.string().optional(),
});

/** What `getFaq` answers is a `Faq`, what `createFaq` takes is a `CreateFaqBody`; the same schema has one name. */
export class NamedSchemas {
  private readonly registry = z.registry<{ id: string }>();
  private readonly taken = new Set<string>();

  constructor(endpoints: Record<string, Endpoint>) {
    const calls = Object.entries(endpoints);
    for (const [name, { response }] of calls) if (/^get[A-Z]/.test(name)) this.add(name.slice(3), response);
    for (const [name, { response }] of calls) {
      // What comes back from a write, alone or in a list, is mostly what was written.
      const [, resource] = /^(?:create|update|save)([A-Z].*)$/.exec(name) ?? [];
      if (resource) this.add(resource, response);
    }
    for (const [name, { body, response }] of calls) {
      this.add(`${upper(name)}Body`, body);
      this.add(`${upper(name)}Answer`, response);
    }
  }

  /** A reference to a body or an answer; `{}` where nothing is said of it. */
  refTo(schema: z.ZodType): JsonSchema {
    const id = this.registry.get(schema)?.id;
    return id === undefined ? {} : { $ref: toRef(id) };
  }

  all(version: OpenApi = '3.1'): Record<string, JsonSchema> {
    const asked = { io: 'input', unrepresentable: 'any', target: targets[version] } as const;
    const { schemas } = z.toJSONSchema(this.registry, { ...asked, uri: toRef });
    const { __shared: shared, ...named } = schemas;
    // What stands in itself is kept apart: it takes the name of whoever is nothing else.
    const nested = Object.entries(shared?.$defs ?? shared?.definitions ?? {});
    const nameOf = (ref: string) =>
      Object.entries(named).find(([, { $ref, allOf }]) => ($ref ?? allOf?.[0]?.$ref)?.endsWith(`/${ref}`))?.[0] ?? ref;
    const whole = JSON.stringify({
      ...named,
      ...Object.fromEntries(nested.map(([id, schema]) => [nameOf(id), schema])),
    });
    const text = whole.replace(/__shared#\/(?:\$defs|definitions)\/(\w+)/g, (_, id: string) => nameOf(id));
    const all = Object.entries(z.record(z.string(), jsonSchema).parse(JSON.parse(text, spellKeys)));
    return Object.fromEntries(all.map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema]));
  }

  private add(id: string, schema: z.ZodType): void {
    if (schema instanceof z.ZodUnknown || this.registry.has(schema) || this.taken.has(id)) return;
    this.taken.add(id);
    this.registry.add(schema, { id });
  }
}

/** Of 3.0, where null goes with a type alone: it is one more choice. */
function spellNull(value: unknown): unknown {
  const nullable = nullableSchema.safeParse(value).data;
  if (!nullable) return value;
  const { nullable: _, anyOf, allOf, ...rest } = nullable;
  return { ...rest, anyOf: [...(anyOf ?? allOf ?? []), { type: 'string', nullable: true, enum: [null] }] };
}

/** Known keys become properties: generators make no fields of `propertyNames`. An answer of any kind is left out. */
function spellKeys(_: string, value: unknown): unknown {
  const several = severalSchema.safeParse(value).data;
  if (several) {
    const anyOf = several.anyOf.filter((one) => Object.keys(one).length > 0);
    return spellNull(anyOf.length > 1 ? { ...several, anyOf } : (anyOf[0] ?? {}));
  }
  const keyed = keyedSchema.safeParse(value).data;
  // 3.0 has the names of those alone that must be there.
  const names = keyed?.propertyNames?.enum ?? keyed?.required;
  if (!keyed || !names) return spellNull(value);
  const { propertyNames: _names, additionalProperties, ...rest } = keyed;
  const properties = Object.fromEntries(names.map((key) => [key, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

const anySchemas = z.array(z.record(z.string(), z.unknown()));
const nullableSchema = z.looseObject({
  nullable: z.literal(true),
  type: z.undefined().optional(),
  anyOf: anySchemas.optional(),
  allOf: anySchemas.optional(),
});
const severalSchema = z.looseObject({ anyOf: anySchemas });
const keyedSchema = z.looseObject({
  propertyNames: z.object({ enum: z.array(z.string()) }).optional(),
  required: z.array(z.string()).optional(),
  properties: z.undefined().optional(),
  additionalProperties: z.record(z.string(), z.unknown()),
});

export function toJsonSchema(schema: z.ZodType, version: OpenApi = '3.1'): JsonSchema {
  const asked = { io: 'input', unrepresentable: 'any', target: targets[version] } as const;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, asked);
  return jsonSchema.parse(rest);
}

const toRef = (id: string) => `#/components/schemas/${id}`;
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
