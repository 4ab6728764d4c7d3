import { isRaw, joinRaw, type Raw } from './raw';

const ofServices = [
  ...['organization', 'organization_id', 'service_at_locations', 'service_areas', 'schedules', 'cost_options'],
  ...['assured_date', 'last_modified', 'service_taxonomys', 'eligibilitys', 'regular_schedules'],
];

export function isReferral(json: unknown): boolean {
  if (Array.isArray(json)) return json.some(isReferral);
  if (!isRaw(json)) return false;
  const items = itemsOf(json);
  if (items) return items.length === 0 || items.some(isReferral);
  if (json.location && isRaw(json.service)) return isNamed(json.service);
  return isNamed(json) && (Array.isArray(json.services) || ofServices.some((name) => name in json));
}

function isNamed({ id, name }: Raw): boolean {
  return typeof id === 'string' && typeof name === 'string';
}

type Found = {
  services: (Raw | null)[];
  total: number;
};

/** Of pages of `/services`, a service each, or organisations and places with theirs. */
export function servicesIn(documents: readonly unknown[]): Found {
  const answers = documents.flat();
  const services = answers.flatMap(listServices);
  const whole = new Map<unknown, Raw>();
  for (const service of services) {
    if (!service?.id) continue;
    const known = whole.get(service.id);
    whole.set(service.id, known ? joinRaw(known, service) : service);
  }
  return {
    services: services.map((service) => service && (whole.get(service.id) ?? service)),
    total: Math.max(0, ...answers.map(totalOf)),
  };
}

function totalOf(answer: unknown): number {
  if (!isRaw(answer) || !itemsOf(answer)) return 0;
  const total = answer.total_items ?? answer.totalElements;
  return typeof total === 'number' ? total : 0;
}

function listServices(json: unknown): (Raw | null)[] {
  if (!isRaw(json)) return [null];
  const items = itemsOf(json);
  if (items) return items.flatMap(listServices);
  const { service, services, ...rest } = json;
  if (rest.location && isRaw(service)) return [{ ...service, service_at_locations: [rest] }];
  if (Array.isArray(services)) return services.map((one) => (isRaw(one) ? { organization: rest, ...one } : null));
  return [json];
}

/** Of a page: the third version's name, or the first's. */
function itemsOf({ contents, content }: Raw): unknown[] | null {
  if (Array.isArray(contents)) return contents;
  return Array.isArray(content) ? content : null;
}
