import { textOfHtml } from '@/lib/contract/search-text';
import { escapeHtml, paragraphs } from '../parts';
import { contactInWords, contactsOf, phoneInWords, phonesOf } from './contacts';
import { openingHours } from './opening-hours';
import type { Location, Service } from './service-schema';

type More = { costs: readonly string[]; places: readonly string[]; website: string; email: string };

export function describeService(service: Service, more: More): string {
  const { service_at_locations: at, languages } = service;
  const locations = at.flatMap(({ location }) => location ?? []);
  const schedules = [...service.schedules, ...[...at, ...locations].flatMap((one) => one.schedules)];
  const phones = phonesOf(service);
  const spoken = phones.map(phoneInWords);
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Please note', [service.alert]],
    ['Also known as', [service.alternate_name]],
    ['Who it is for', whoFor(service)],
    ['Open', schedules.map(openingHours)],
    ['What it costs', more.costs],
    ['How to apply', [service.application_process, service.attending_type, service.attending_access]],
    ['Waiting time', [service.wait_time]],
    ['Area served', service.service_areas.map((area) => area.name || area.service_area)],
    ['The place', [...at, ...locations].map(({ description }) => description)],
    ['Also at', more.places],
    ['Getting there', locations.flatMap(({ transportation, url }) => [transportation, url])],
    ['Access', locations.flatMap(accessOf)],
    ['Languages', languages.map(({ name, language, note }) => joined(name || language, note))],
    ['Interpreters', [service.interpretation_services]],
    ['Accreditation', [service.accreditations, service.licenses]],
    ['Contact', contactsOf(service).map(contactInWords)],
    ['Telephone', spoken.length > 1 || spoken[0] !== phones[0]?.number ? spoken : []],
    ['Provided by', providerOf(service, more)],
  ];
  const own = ownWords(service.description);
  const told = sections.map(([name, texts]) => section(name, texts));
  // What was given out by a site like this one has them in its own words already.
  return own + paragraphs(told.filter((text) => !own.includes(text)));
}

/** Of some it is text, of others HTML. */
function ownWords(text: string): string {
  if (/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.test(text)) return text;
  return paragraphs(text.split(/\r?\n\s*\n|\r?\n/).map((line) => escapeHtml(line.trim())));
}

function section(name: string, texts: readonly string[]): string {
  const said = [...new Set(texts.map(textOfHtml))].filter(Boolean).join('; ');
  return said && `<strong>${name}:</strong> ${escapeHtml(said)}`;
}

function whoFor({ eligibility_description: words, eligibilitys, ...ages }: Service): string[] {
  return [words, agesInWords(ages), ...eligibilitys.flatMap((one) => [one.eligibility, agesInWords(one)])];
}

function agesInWords({ minimum_age: least, maximum_age: most }: Pick<Service, 'minimum_age' | 'maximum_age'>): string {
  if (least !== null && most !== null) return `aged ${least} to ${most}`;
  if (least !== null) return `aged ${least} and over`;
  return most === null ? '' : `aged up to ${most}`;
}

function accessOf({ accessibility }: Location): string[] {
  return accessibility.map(({ description, accessibility: old, details, url }) =>
    joined(description || old, details, url),
  );
}

/** What the listing says of them already is left out. */
function providerOf({ organization }: Service, { website, email }: More): string[] {
  if (!organization) return [];
  const { name, description, website: site, url, email: mail } = organization;
  const addresses = [site || url, mail].filter((address) => address !== website && address !== email);
  return [joined(name, textOfHtml(description), ...addresses)];
}

function joined(...texts: string[]): string {
  return texts
    .filter(Boolean)
    .map((text, at, all) => (at < all.length - 1 ? text.replace(/[.\s]+$/, '') : text))
    .join('. ');
}
