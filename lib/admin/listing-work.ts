import { employmentTypes, furtherPictures, homeTiles, listingStatuses, payUnits } from '@/lib/contract/listing';
import { textLengths } from '@/lib/contract/listing-fields';
import { isPlausiblePhone } from '@/lib/contract/phone';
import type { WorkingData } from '@/lib/contract/working';
import { mapEmbed } from '@/lib/listings/map-embed';
import type words from '@/messages/admin/en.json';
import { dayOfMoment } from './day-of-moment';
import { checkFees, feeFields, feeRows } from './fee-rows';
import type { Fields } from './merge-edits';
import { toHtml, toText } from './paragraphs';
import type { WordKey } from './resource';
import type { WorkField, WorkKind, WorkMap } from './work';
import { cellOf, said, toRowFields, toRows } from './work-rows';

const same = {
  typeTitle: 'title',
  openClose: 'status',
  categoryId: 'categories',
  filterIds: 'filters',
  mapLink: 'mapLink',
  map: 'map',
  location: 'location',
  city: 'city',
  postcode: 'postcode',
  address: 'address',
  phone: 'phone',
  email: 'email',
  website: 'website',
  price: 'price',
} as const;
const lists = { headFeatures: 'highlights', listingFeatures: 'features' } as const;
const facts = ['employmentType', 'payUnit', 'hours'] as const;
const pays = ['payFrom', 'payTo'] as const;
const numbers = { lat: 'lat', lng: 'lng', questionnaireId: 'questionnaire' } as const;
const days = ['startsOn', 'datePosted', 'validThrough'] as const;

/** By the call's names of what a form may be refused for: where it is said. */
const names: Readonly<Record<string, string>> = {
  ...same,
  ...lists,
  ...numbers,
  description: 'description',
  homeTile: 'homeTile',
  feesCheckedOn: 'feesCheckedOn',
  ...Object.fromEntries([...facts, ...pays, ...days].map((name) => [`job.${name}`, name])),
};

const map: WorkMap = {
  toFields(data) {
    const job = toJob(data.job);
    return {
      ...named(same, (name) => said(data[name])),
      ...named(lists, (name) =>
        said(data[name])
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
          .join('\n'),
      ),
      ...named(numbers, (name) => said(data[name])),
      ...toRowFields(feeRows, data),
      homeTile: said(data.homeTile),
      feesCheckedOn: said(data.feesCheckedOn),
      description: toText(said(data.description)),
      ...Object.fromEntries([...facts, ...pays].map((name) => [name, said(job[name])])),
      ...Object.fromEntries(days.map((name) => [name, dayOfMoment(said(job[name]))])),
    };
  },
  toData(fields, was) {
    const before = map.toFields(was);
    const changed = (name: string) => fields[name] !== undefined && fields[name] !== before[name];
    const data: WorkingData = { ...was };
    for (const [name, field] of Object.entries(same)) if (changed(field)) data[name] = fields[field];
    for (const [name, field] of Object.entries(lists)) {
      if (changed(field)) data[name] = splitLines(fields[field] ?? '').join(',');
    }
    for (const [name, field] of Object.entries(numbers))
      if (changed(field)) data[name] = toFact(name, fields[field] ?? '');
    for (const name of ['homeTile', 'feesCheckedOn']) if (changed(name)) data[name] = fields[name] || null;
    const lines = toRows(feeRows, fields, before);
    if (lines) data.fees = lines;
    if (changed('description')) data.description = toHtml(fields.description ?? '');
    const told = [...facts, ...pays, ...days].filter(changed);
    if (told.length > 0) {
      data.job = {
        ...toJob(was.job),
        ...Object.fromEntries(told.map((name) => [name, toFact(name, fields[name] ?? '')])),
      };
    }
    return data;
  },
};

/** Null for none; a number where one is wanted, as text where it is none: publishing says so. */
function toFact(name: string, text: string): string | number | null {
  const value = text.trim();
  if (value === '') return null;
  if (name === 'payFrom' || name === 'payTo' || Object.hasOwn(numbers, name))
    return Number.isNaN(Number(value)) ? value : Number(value);
  return value;
}

function toJob(job: unknown): Record<string, unknown> {
  return typeof job === 'object' && job !== null ? { ...job } : {};
}

function splitLines(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);
}

function named<T extends string>(names: Readonly<Record<string, T>>, read: (name: string) => string) {
  return Object.fromEntries(Object.entries(names).map(([name, field]) => [field, read(name)]));
}

type Name = keyof typeof words.AdminWork.listing.fields;
type Value = keyof typeof words.AdminWork.listing.values;

function field(name: Name, kind: WorkField['kind'], more: Partial<WorkField> = {}): WorkField {
  return { name, kind, label: `AdminWork.listing.fields.${name}`, ...more };
}

function line(name: Name & keyof typeof textLengths, more: Partial<WorkField> = {}): WorkField {
  return field(name, 'line', { max: textLengths[name], ...more });
}

function choice(name: Name, values: readonly Value[], none: WordKey | null = 'AdminWork.listing.none'): WorkField {
  const named = values.map((value) => ({ value, label: `AdminWork.listing.values.${value}` as const }));
  return field(name, 'choice', { values: none ? [{ value: '', label: none }, ...named] : named });
}

function section(name: keyof typeof words.AdminWork.listing.sections, fields: readonly WorkField[]) {
  return { name, label: `AdminWork.listing.sections.${name}` as const, fields };
}

export const listingWork: WorkKind = {
  kind: 'listing',
  screen: 'listings',
  hasDrafts: true,
  map,
  pictures: {
    most: 1 + furtherPictures,
    read({ bannerPhoto, images }) {
      const further = Array.isArray(images) ? images : [];
      return [...new Set([bannerPhoto, ...further].map(said))].filter(Boolean);
    },
    write: ([bannerPhoto = '', ...images]) => ({ bannerPhoto, images }),
  },
  sections: [
    section('what', [
      field('title', 'line', { max: 200 }),
      field('categories', 'checks', { room: 'categories' }),
      choice('status', listingStatuses, null),
      field('description', 'text', { rows: 12, hint: 'AdminWork.listing.hints.description' }),
    ]),
    section('where', [line('location'), line('city'), line('postcode'), line('address')]),
    section('contact', [
      line('phone', { type: 'tel' }),
      line('email', { type: 'email' }),
      line('website', { type: 'url' }),
    ]),
    section('features', [
      field('highlights', 'text', { rows: 3, max: 2_000, hint: 'AdminWork.listing.hints.highlights' }),
      field('features', 'text', { rows: 6, max: 2_000, hint: 'AdminWork.listing.hints.features' }),
    ]),
    section('price', [line('price', { hint: 'AdminWork.listing.hints.price' })]),
    {
      ...section('fees', [
        field('feesCheckedOn', 'day', { hint: 'AdminWork.listing.hints.feesCheckedOn' }),
        ...feeFields,
      ]),
      hint: 'AdminWork.fees.hint',
    },
    section('job', [
      choice('employmentType', employmentTypes),
      field('payFrom', 'number', { max: 12 }),
      field('payTo', 'number', { max: 12 }),
      choice('payUnit', payUnits),
      field('hours', 'line', { max: 80 }),
      ...days.map((name) => field(name, 'day')),
    ]),
    section('filters', [field('filters', 'checks', { room: 'filters', hint: 'AdminWork.listing.hints.filters' })]),
    section('questionnaire', [
      field('questionnaire', 'choice', {
        values: [{ value: '', label: 'AdminWork.listing.noQuestionnaire' }],
        room: 'questionnaires',
        hint: 'AdminWork.listing.hints.questionnaire',
      }),
    ]),
    section('position', [
      field('lat', 'line', { max: 20, isHalf: true, hint: 'AdminWork.listing.hints.lat' }),
      field('lng', 'line', { max: 20, isHalf: true, hint: 'AdminWork.listing.hints.lng' }),
    ]),
    section('map', [
      field('mapLink', 'text', { rows: 3, max: 2_000, hint: 'AdminWork.listing.hints.mapLink' }),
      field('map', 'line', { type: 'url', max: 2_000 }),
    ]),
    section('home', [choice('homeTile', homeTiles, 'AdminWork.listing.noTile')]),
  ],
  fieldOf: (name, data) => cellOf(feeRows, name, data) ?? names[name] ?? name,
};

const checkNames = [
  ...(['title', 'position', 'pay', 'closing', 'closed', 'pays', 'phone', 'map'] as const),
  ...(['postcode', 'place', 'contact', 'description', 'price'] as const),
  ...(['feeAmount', 'feeDuty', 'feesChecked'] as const),
];
export type ListingCheck = { name: (typeof checkNames)[number]; isMust: boolean };

/** What to see to before it is published. `today` is a day as 2026-11-22. */
export function checkListing(fields: Fields, { isJob, today }: { isJob: boolean; today: string }): ListingCheck[] {
  const has = (name: string) => (fields[name] ?? '').trim() !== '';
  const isWrong = (name: string, is: (text: string) => boolean) => has(name) && !is(fields[name] ?? '');
  const isOff = (name: string, most: number) => isWrong(name, (text) => Math.abs(Number(text)) <= most);
  const [from, to] = [Number(fields.payFrom || Number.NaN), Number(fields.payTo || Number.NaN)];
  const fees = checkFees(fields);
  const wrong: Record<ListingCheck['name'], boolean> = {
    title: !has('title'),
    position: has('lat') !== has('lng') || isOff('lat', 90) || isOff('lng', 180),
    pays: pays.some((name) => isWrong(name, (text) => Number(text) >= 0)) || from > to,
    pay: isJob && !has('payFrom') && !has('payTo'),
    closing: isJob && !has('validThrough'),
    closed: isJob && has('validThrough') && (fields.validThrough ?? '') < today,
    phone: isWrong('phone', (text) => text.split(/[,;]|\bor\b/).every((part) => isPlausiblePhone(part.trim()))),
    map: isWrong('mapLink', (text) => mapEmbed(text) !== null),
    postcode: isWrong('postcode', (text) => /^[a-z]{1,2}\d[a-z\d]?(\s*\d[a-z]{2})?$/i.test(text.trim())),
    place: !has('city') && !has('postcode'),
    contact: !has('phone') && !has('email'),
    description: !has('description'),
    price: !isJob && !has('price') && !fees.isWritten,
    feeAmount: fees.hasNoAmount,
    feeDuty: fees.hasNoDuty,
    feesChecked: fees.isWritten && !((fields.feesCheckedOn || '9999') <= today),
  };
  return checkNames.flatMap((name) =>
    wrong[name] ? [{ name, isMust: ['title', 'pays', 'position', 'feeAmount'].includes(name) }] : [],
  );
}
