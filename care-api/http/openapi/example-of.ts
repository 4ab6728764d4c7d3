import type { JsonSchema } from './json-schema';

type Named = Record<string, JsonSchema>;

/** A value that a schema takes, of the kind its fields are named for: the same every time. */
export function exampleOf(schema: JsonSchema, all: Named, field = '', within: readonly string[] = []): unknown {
  const { $ref } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    const inner = all[name];
    return inner && !within.includes(name) ? exampleOf(inner, all, field, [...within, name]) : null;
  }
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined && schema.default !== '') return schema.default;
  const [choice] = listOf(schema.enum);
  if (choice !== undefined) return choice;
  const options = [...schemasOf(schema.anyOf), ...schemasOf(schema.oneOf)];
  const option = options.find(({ type }) => type !== 'null');
  if (option) return exampleOf(option, all, field, within);
  if (Array.isArray(schema.allOf)) {
    return Object.assign({}, ...schemasOf(schema.allOf).map((part) => exampleOf(part, all, field, within)));
  }
  const types = [schema.type ?? (schema.properties ? 'object' : '')].flat();
  if (types.includes('object')) return ofObject(schema, all, within);
  if (types.includes('array')) return ofArray(schema, all, { field, within });
  if (types.includes('string')) return ofText(schema, field);
  if (types.includes('integer') || types.includes('number')) return ofNumber(schema);
  if (types.includes('boolean')) return false;
  return Object.keys(schema).length === 0 ? {} : null;
}

function ofObject({ properties = {} }: JsonSchema, all: Named, within: readonly string[]): object {
  const filled = Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner, all, name, within)]);
  return Object.fromEntries(filled.filter(([, value]) => value !== null));
}

/** Of what stands in itself the innermost list is empty. */
function ofArray(schema: JsonSchema, all: Named, { field, within }: { field: string; within: readonly string[] }) {
  const [items = {}] = schemasOf([schema.items]);
  const one = exampleOf(items, all, field.replace(/s$/, ''), within);
  return one === null ? [] : [one];
}

const texts: readonly (readonly [name: RegExp, value: string])[] = [
  [/^(filterIds|category|categories|subcategoty|filter)$/, '1'],
  [/^slug$/, 'our-prices'],
  [/^part$/, 'site'],
  [/^textName$/, 'd41d8cd98f00b204e9800998ecf8427e'],
  [/^list$/, 'faqs'],
  [/^search$/, '?q=York'],
  [/^picture$/, 'data:image/png;base64,AAAA'],
  [/^from$/, '09:00'],
  [/^to$/, '17:00'],
  [/By$/, 'ann'],
  [/^dOB$/, '1980-02-29'],
  [/email/i, 'ann@example.org'],
  [/password/i, 'a rare password'],
  [/(photo|image|logo|banner|picture)s?$/i, 'sample.jpg'],
  [/phone|mobile/i, '01632 960123'],
  [/(At|On|Date|Until|until|moment|since)$/, '2026-11-23T09:00:00.000Z'],
  [/link|url|website/i, 'https://care.example/page'],
  [/username|author|owner|by$/i, 'ann'],
  [/name/i, 'Ann Example'],
  [/title|headline|subject/i, 'Live-in care in York'],
  [/city|location/i, 'York'],
  [/language|locale/i, 'en'],
  [/id$/i, '7'],
];

function ofText({ format, minLength, maxLength }: JsonSchema, field: string): string {
  if (format === 'date-time') return '2026-11-23T09:00:00.000Z';
  if (format === 'uuid') return '7d1f4c2a-5b60-4e3f-9a81-2c6d7e8f9a0b';
  if (format === 'date') return '2026-11-23';
  if (format === 'uri-reference') return '/our-prices';
  const said = texts.find(([name]) => name.test(field))?.[1] ?? 'Some words';
  const atLeast = said.padEnd(typeof minLength === 'number' ? minLength : 0, '.');
  return typeof maxLength === 'number' ? atLeast.slice(0, maxLength) : atLeast;
}

function ofNumber({ minimum, exclusiveMinimum }: JsonSchema): number {
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
  return typeof minimum === 'number' ? Math.max(minimum, 1) : 1;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function schemasOf(value: unknown): JsonSchema[] {
  return listOf(value).filter((one): one is JsonSchema => typeof one === 'object' && one !== null);
}
