import { z } from 'zod';
import { joinRaw, type Raw, rawRecord } from './join-raw';

const page = z.union([z.object({ contents: z.array(z.unknown()) }), z.object({ content: z.array(z.unknown()) })]);
const pageTotal = z.object({ total_items: z.number().optional(), totalElements: z.number().optional() });

/** Whether it is a service, what holds services, or a page of either. */
export function isReferral(json: unknown): boolean {
  const items = itemsOf(json);
  if (items) return items.some(isReferral) || (items.length === 0 && !Array.isArray(json));
  const { success, data } = rawRecord.safeParse(json);
  if (!success) return false;
  if (data.service && data.location) return isNamed(data.service);
  return isNamed(data) && (Array.isArray(data.services) || ofServices.some((name) => name in data));
}

function isNamed(json: unknown): boolean {
  return z.object({ id: z.string(), name: z.string() }).safeParse(json).success;
}

const ofServices = [
  ...['organization', 'organization_id', 'service_at_locations', 'service_areas', 'schedules', 'cost_options'],
  ...['assured_date', 'last_modified', 'service_taxonomys', 'eligibilitys', 'regular_schedules'],
];

type Found = {
  /** What is no service stays as it is. */
  services: (Raw | null)[];
  /** How many services the pages say there are. */
  total: number;
};

/** The services of saved answers: pages of `/services`, a service each, or organisations and places with theirs. */
export function servicesIn(documents: readonly unknown[]): Found {
  const answers = documents.flat();
  const services = answers.flatMap((answer) => listServices(answer));
  const whole = new Map<unknown, Raw>();
  for (const service of services) {
    if (service?.id) whole.set(service.id, joinRaw(whole.get(service.id) ?? {}, service));
  }
  return {
    services: services.map((service) => service && (whole.get(service.id) ?? service)),
    total: Math.max(0, ...answers.map(totalOf)),
  };
}

function totalOf(document: unknown): number {
  if (!page.safeParse(document).success) return 0;
  const { total_items: items, totalElements } = pageTotal.catch({}).parse(document);
  return items ?? totalElements ?? 0;
}

function listServices(json: unknown): (Raw | null)[] {
  const items = itemsOf(json);
  if (items) return items.flatMap(listServices);
  const { success, data: raw } = rawRecord.safeParse(json);
  if (!success) return [null];
  const data = inNewNames(raw);
  const { service, services, ...rest } = data;
  if (typeof service === 'object' && service !== null && rest.location) {
    return [{ ...service, service_at_locations: [rest] }];
  }
  if (Array.isArray(services)) return services.map((one) => ({ organization: rest, ...one }));
  return [data];
}

function itemsOf(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  const { success, data } = page.safeParse(json);
  if (!success) return null;
  return 'contents' in data ? data.contents : data.content;
}

/** The first version's names, by those of the third. */
const newNames: Readonly<Record<string, string>> = {
  regular_schedules: 'schedules',
  regular_schedule: 'schedules',
  physical_addresses: 'addresses',
  accessibility_for_disabilities: 'accessibility',
  service_taxonomys: 'attributes',
  fundings: 'funding',
};

function inNewNames(raw: Raw): Raw {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const isTerm = name === 'taxonomy' && typeof value === 'object';
      return [isTerm ? 'taxonomy_term' : (newNames[name] ?? name), inside(value)];
    }),
  );
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  const { success, data } = rawRecord.safeParse(value);
  return success ? inNewNames(data) : value;
}
