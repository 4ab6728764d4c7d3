import { isRaw, type Raw } from './raw';

/** The first version's names, by those of the third. */
const newNames: Readonly<Record<string, string>> = {
  regular_schedules: 'schedules',
  regular_schedule: 'schedules',
  physical_addresses: 'addresses',
  accessibility_for_disabilities: 'accessibility',
  service_taxonomys: 'attributes',
  fundings: 'funding',
};

export function inNewNames(raw: Raw): Raw {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const isTerm = name === 'taxonomy' && typeof value === 'object';
      return [isTerm ? 'taxonomy_term' : (newNames[name] ?? name), inside(value)];
    }),
  );
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  return isRaw(value) ? inNewNames(value) : value;
}
