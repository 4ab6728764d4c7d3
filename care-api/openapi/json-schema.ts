import { z } from 'zod';

/** As much of JSON Schema as we look into. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  description?: string;
  [keyword: string]: unknown;
};
/** Schemas that refer to themselves, by name. */
export type Parts = Record<string, JsonSchema>;

const jsonSchema: z.ZodType<JsonSchema> = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  description: z.string().optional(),
});

/** What a schema takes in, as JSON Schema; what refers to itself moves to the document's parts. */
export function toJsonSchema(schema: z.ZodType, name: string, parts: Parts): JsonSchema {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const rename = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${name}`));
  for (const [part, definition] of Object.entries($defs ?? {})) {
    parts[`${name}${part}`] = jsonSchema.parse(rename(definition));
  }
  return jsonSchema.parse(rename(rest));
}

/** True of `z.unknown()`: nothing is said of it. */
export function isBlank(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 0;
}
