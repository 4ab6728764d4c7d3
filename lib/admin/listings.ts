import { endpoints } from '@/lib/contract/endpoints';
import { kinds } from '@/lib/contract/kind';
import { type KeptListing, listingStatuses } from '@/lib/contract/listing';
import { textLengths } from '@/lib/contract/listing-fields';
import { listingGaps, listingUnchecked } from '@/lib/contract/listing-list';
import { factsOf, rulesOf } from './facts-of';
import type { Fields } from './merge-edits';
import type { Resource } from './resource';

const plain = ['location', 'city', 'postcode', 'address', 'phone', 'email', 'website', 'price'] as const;

export const listingResource: Resource<KeptListing> = {
  ...factsOf('listing'),
  words: {
    caption: 'AdminListings.caption',
    none: 'AdminListings.empty',
    count: 'AdminToday.listings',
    add: 'AdminListings.new',
    statuses: { published: 'AdminListings.published', draft: 'AdminListings.draft' },
  },
  rules: {
    ...rulesOf('listing'),
    hasDays: true,
    filters: {
      kind: kinds,
      category: 'id',
      filter: 'id',
      town: null,
      open: listingStatuses,
      lacks: listingGaps,
      unchecked: listingUnchecked,
    },
  },
  filters: {
    kind: { label: 'AdminListings.kind', choices: choose(kinds, 'kinds') },
    category: { label: 'AdminListings.category', choices: 'categories' },
    filter: { label: 'AdminListings.do.filter', choices: 'filters' },
    town: { label: 'AdminListings.fields.city' },
    open: { label: 'AdminListings.open', choices: choose(listingStatuses, 'opens') },
    lacks: { label: 'AdminListings.lacks', choices: choose(listingGaps, 'gaps') },
    unchecked: { label: 'AdminListings.unchecked', choices: choose(listingUnchecked, 'uncheckeds') },
  },
  bulk: [
    { actions: { check: 'AdminListings.do.check' } },
    { actions: { unpublish: 'AdminListings.do.unpublish' }, status: 'published' },
    { actions: { publish: 'AdminListings.do.publish' }, status: 'draft' },
    {
      field: { name: 'price', label: 'AdminListings.do.price', hint: 'AdminListings.do.priceHint', max: 120 },
      actions: { price: 'AdminListings.do.give' },
    },
    {
      field: { name: 'raise', label: 'AdminListings.do.raise', hint: 'AdminListings.do.raiseHint', max: 12 },
      actions: { raisePrice: 'AdminListings.do.raiseBy' },
    },
    {
      field: {
        name: 'town',
        label: 'AdminListings.fields.city',
        hint: 'AdminListings.do.townHint',
        max: textLengths.city,
      },
      actions: { town: 'AdminListings.do.give' },
    },
    {
      field: {
        name: 'status',
        label: 'AdminListings.open',
        choices: choose(listingStatuses, 'opens'),
      },
      actions: { status: 'AdminListings.do.give' },
    },
    {
      field: { name: 'category', label: 'AdminListings.category', choices: 'categories' },
      actions: { addCategory: 'AdminListings.do.add', removeCategory: 'AdminListings.do.remove' },
    },
    {
      field: { name: 'filter', label: 'AdminListings.do.filter', choices: 'filters' },
      actions: { addFilter: 'AdminListings.do.add', removeFilter: 'AdminListings.do.remove' },
    },
    {
      field: {
        name: 'questionnaire',
        label: 'AdminListings.do.questionnaire',
        choices: 'questionnaires',
        none: 'AdminListings.do.noQuestionnaire',
      },
      actions: { questionnaire: 'AdminListings.do.give' },
    },
  ],
  nameOf: ({ title }) => title,
  editor: {
    get: endpoints.getKeptListing,
    create: endpoints.createListing,
    update: endpoints.updateListing,
    fields: [
      { name: 'title', label: 'AdminListings.title', kind: 'line', max: 200 },
      ...plain.map((name) => ({
        name,
        label: `AdminListings.fields.${name}` as const,
        kind: 'line' as const,
        max: textLengths[name],
        optional: 'AdminListings.optional' as const,
        ...(name === 'phone' && { type: 'tel' as const }),
      })),
    ],
    quick: ['title', 'price', 'phone'],
    names: { typeTitle: 'title', ...Object.fromEntries(plain.map((name) => [name, name])) },
    toOpened: (row) => ({ fields: { title: row.title, ...plainOf(row) }, version: row.version }),
    toBody: ({ title, ...rest }, was) => ({ typeTitle: title, ...changedOf(rest, was) }),
  },
};

function plainOf(row: KeptListing): Fields {
  return Object.fromEntries(plain.map((name) => [name, row[name]]));
}

/** What was not touched is left out: an API without some field refuses no change of another. */
function changedOf(fields: Fields, was: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== (was[name] ?? '')));
}

function choose<const V extends string, const R extends string>(values: readonly V[], room: R) {
  return values.map((value) => ({ value, label: `AdminListings.${room}.${value}` as const }));
}
