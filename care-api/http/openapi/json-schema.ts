import { z } from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';

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

  all(): Record<string, JsonSchema> {
    const { schemas } = z.toJSONSchema(this.registry, { io: 'input', unrepresentable: 'any', uri: toRef });
    const { __shared: shared, ...named } = schemas;
    // What stands in itself is kept apart: it takes the name of whoever is nothing else.
    const nested = Object.entries(shared?.$defs ?? {});
    const nameOf = (ref: string) => Object.entries(named).find(([, { $ref }]) => $ref?.endsWith(`/${ref}`))?.[0] ?? ref;
    const whole = JSON.stringify({
      ...named,
      ...Object.fromEntries(nested.map(([id, schema]) => [nameOf(id), schema])),
    });
    const text = whole.replace(/__shared#\/\$defs\/(\w+)/g, (_, id: string) => nameOf(id));
    const all = Object.entries(z.record(z.string(), jsonSchema).parse(JSON.parse(text, spellKeys)));
    return Object.fromEntries(all.map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema]));
  }

  private add(id: string, schema: z.ZodType): void {
    if (schema instanceof z.ZodUnknown || this.registry.has(schema) || this.taken.has(id)) return;
    this.taken.add(id);
    this.registry.add(schema, { id });
  }
}

/** Known keys become properties: generators make no fields of `propertyNames`. An answer of any kind is left out. */
function spellKeys(_: string, value: unknown): unknown {
  const several = severalSchema.safeParse(value).data;
  if (several) {
    const anyOf = several.anyOf.filter((one) => Object.keys(one).length > 0);
    return anyOf.length === 1 ? anyOf[0] : { ...several, anyOf };
  }
  const keyed = keyedSchema.safeParse(value).data;
  if (!keyed) return value;
  const { propertyNames, additionalProperties, ...rest } = keyed;
  const properties = Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

const severalSchema = z.looseObject({ anyOf: z.array(z.record(z.string(), z.unknown())) });
const keyedSchema = z.looseObject({
  propertyNames: z.object({ enum: z.array(z.string()) }),
  additionalProperties: z.record(z.string(), z.unknown()),
});

export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return jsonSchema.parse(rest);
}

const toRef = (id: string) => `#/components/schemas/${id}`;
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
