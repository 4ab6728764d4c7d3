import { z } from 'zod';
import { type Endpoint, pictureMaxBody } from '../endpoint';
import { keptListingSchema, listingInput, listingSchema, listingsSchema, sharedListingSchema } from '../listing';
import { listingListQuery, listingsOrKeptSchema, similarListings, similarQuery } from '../listing-list';
import { listingsOrPageSchema } from '../listing-page';
import { listingQueryParameters } from '../listing-query-parameters';
import { resources } from '../resources';
import { sharedPage, sharedParams, sharedQuery } from '../shared-listing';
import { changesOf, create, done, list, one, remove, update } from './build';

const placeNames = z.array(z.string());
/** Recruiters keep the listings of jobs. */
const keepers = resources.listing.who;
/** One says what it asks, too. */
const written = ['listings', 'questionnaires'] as const;

export const listingCalls = {
  listListingTypes: {
    ...list('TypeDetail', 'Every listing; with `page` one page, for staff', {
      response: listingsOrKeptSchema,
      reads: ['listings'],
    }),
    query: listingListQuery,
    pageWho: keepers,
  },
  listListings: {
    ...list('TypeDetail/typecardlist', 'The directory: whole, or with `page` one page with facets', {
      response: listingsOrPageSchema,
      reads: ['listings', 'searchFilters'],
    }),
    query: listingQueryParameters,
  },
  listHomeListings: list('TypeDetail/typecardlisthome', 'Listings for the home page', {
    response: listingsSchema,
    reads: ['listings'],
  }),
  getListing: one('TypeDetail/typecardlist/{id}', 'One listing; of one joined with another, the one that stays', {
    idQuery: 'typeid',
    response: listingSchema,
    reads: ['listings'],
  }),
  getListingType: one('TypeDetail/typeid/{id}', 'One listing; of one joined with another, the one that stays', {
    idQuery: 'typeid',
    response: keptListingSchema,
    reads: ['listings'],
  }),
  listCities: list('TypeDetail/getCitylist', 'Cities that have a listing', {
    response: placeNames,
    reads: ['listings'],
  }),
  listLocations: list('TypeDetail/getlocationlist', 'Locations that have a listing', {
    response: placeNames,
    reads: ['listings'],
  }),
  listListingChanges: changesOf('listing', 'Listings that were made, changed or taken away since'),
  listSimilarListings: {
    ...list(
      'admin/listings/similar',
      'Listings that may be the one that is being written, the likest first',
      { response: similarListings, extension: true },
      keepers,
    ),
    query: similarQuery,
  },
  listSharedListings: {
    ...list('TypeDetail/shared', 'Care and businesses by their numbers, for directories of many sites', {
      response: sharedPage,
      reads: ['listings', 'categories'],
      extension: true,
    }),
    query: sharedQuery,
  },
  getSharedListing: {
    ...list('TypeDetail/shared/{name}', 'One of them, by the id of its service or by its number', {
      response: sharedListingSchema,
      reads: ['listings', 'categories'],
      extension: true,
    }),
    params: sharedParams,
  },
  getKeptListing: one(
    'admin/listings/{id}',
    'One listing as staff keep it, drafts and the trash too',
    { response: keptListingSchema, extension: true },
    keepers,
  ),
  createListing: create(
    'TypeDetail',
    'A new listing',
    {
      maxBody: pictureMaxBody,
      body: listingInput,
      response: keptListingSchema,
      changes: written,
    },
    keepers,
  ),
  updateListing: update(
    'TypeDetail/{id}',
    'Change a listing',
    {
      idQuery: 'Typeid',
      maxBody: pictureMaxBody,
      body: listingInput.partial(),
      response: keptListingSchema,
      changes: written,
    },
    keepers,
  ),
  deleteListing: remove(
    'TypeDetail/delete/{id}',
    'Put a listing into the trash',
    {
      idQuery: 'typeid',
      response: done,
      changes: ['listings', 'searchFilters', 'gallery', 'questionnaires'],
    },
    keepers,
  ),
} satisfies Record<string, Endpoint>;
