import { z } from 'zod';
import { numeric, serviceSchema } from './service-schema';

const shape = z.object({
  type: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

const placed = new Set(pathsOf(z.toJSONSchema(serviceSchema, { io: 'input' }), ''));

type Lost = {
  /** What says something for which a listing has no place: 'funding.source'. */
  unplaced: string[];
  /** What should be a number, and is none. */
  unread: string[];
};

export function lostFields(service: unknown): Lost {
  const leaves = leavesOf(service, '');
  const unplaced = leaves.filter(({ path }) => !placed.has(path) && !isTechnical(path));
  const unread = leaves.filter(({ path, value }) => numbers.test(path) && placed.has(path) && !isNumber(value));
  return { unplaced: namesOf(unplaced), unread: namesOf(unread) };
}

const numbers = /(^|\.)(latitude|longitude|amount|interval|minimum_age|maximum_age)$/;

function isNumber(value: unknown): boolean {
  return numeric.safeParse(value).data !== null;
}

function namesOf(leaves: readonly Leaf[]): string[] {
  return [...new Set(leaves.map(({ path }) => path))];
}

function isTechnical(path: string): boolean {
  return /(^|[._])id$/.test(path) || /(^|\.)metadata(\.|$)/.test(path) || path === 'last_modified';
}

type Leaf = { path: string; value: unknown };

function leavesOf(value: unknown, path: string): Leaf[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, path));
  if (typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, pathTo(path, name)));
}

function pathsOf(schema: unknown, path: string): string[] {
  const { type, properties = {}, items, anyOf = [] } = shape.catch({}).parse(schema);
  if (type === 'null') return [];
  const inside = Object.entries(properties).flatMap(([name, inner]) => pathsOf(inner, pathTo(path, name)));
  const others = [...anyOf, ...(items ? [items] : [])].flatMap((inner) => pathsOf(inner, path));
  const all = [...inside, ...others];
  return all.length > 0 ? all : [path];
}

function pathTo(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
