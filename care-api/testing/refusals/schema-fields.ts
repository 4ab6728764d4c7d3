import { z } from 'zod';

/** The fields a schema names, at every depth: `title`, `questions`, `questions.0.headline`. */
export function listFields(schema: unknown, at: readonly string[] = []): string[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, inner]) => named([...at, key], inner));
  }
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return element instanceof z.ZodObject ? listFields(element, [...at, '0']) : named([...at, '0'], element);
  }
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((option) => listFields(option, at)))];
  if (isWrapped(schema)) return listFields(schema.unwrap(), at);
  return [];
}

function named(at: readonly string[], schema: unknown): string[] {
  return [at.join('.'), ...listFields(schema, at)];
}

function isWrapped(schema: unknown) {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch
  );
}

/** The body with another value at that place; what must be there around it is made. */
export function withField(body: unknown, field: string, value: unknown): unknown {
  const [first = '', ...rest] = field.split('.');
  if (/^\d+$/.test(first)) {
    const list = Array.isArray(body) ? body : [];
    const inner = rest.length > 0 ? withField(list[Number(first)], rest.join('.'), value) : value;
    return [inner, ...list.slice(1)];
  }
  const object: Record<string, unknown> = { ...z.record(z.string(), z.unknown()).safeParse(body).data };
  return { ...object, [first]: rest.length > 0 ? withField(object[first], rest.join('.'), value) : value };
}
