import { type Bodies, each, ignored, list, loose, object, partly } from '../body-kinds';
import { flag, int, nullish, number, oneOf, optional } from '../kinds';
import { day, filled, ids, ownId, picture, string, text } from '../text-kinds';
import { fees } from './fees';

const listing = {
  typeId: nullish(ownId),
  typeTitle: filled(200, 'Title is required.'),
  ...each(optional(text(120)), 'location', 'city', 'price'),
  phone: optional(text(60)),
  email: optional(text(254)),
  address: optional(text(500)),
  website: optional(text(300)),
  extra5: optional(text(200)),
  postcode: optional(text(12)),
  openClose: optional(oneOf('Open', 'Closed', 'OnHold')),
  description: optional(string({ max: 65_536, long: 'Please use at most 64 kB of text.' })),
  bannerPhoto: optional(picture),
  images: optional(list(picture)),
  ...each(optional(text(2_000)), 'mapLink', 'map', 'listingFeatures', 'headFeatures'),
  categoryId: optional(ids),
  filterIds: optional(ids),
  job: nullish(
    loose({
      ...ignored('employmentType', 'payFrom', 'payTo', 'payUnit', 'hours'),
      ...each(nullish(string()), 'startsOn', 'datePosted', 'validThrough'),
    }),
  ),
  ...each(nullish(number), 'lat', 'lng'),
  ...ignored('register', 'categoryNames', 'createdAt', 'updatedAt', 'lastCheckedAt', 'deletedAt'),
  homeTile: nullish(oneOf('findCarer', 'liveIn')),
  fees: optional(fees),
  feesCheckedOn: nullish(day('Please write the day as 2026-12-24.')),
  questionnaireId: nullish(int),
  version: nullish(int),
  isDraft: nullish(flag),
};
const searchFilter = object({
  searchId: nullish(ownId),
  filterHeaderName: filled(80, 'Kindly provide the required fields'),
  filterValue: filled(160, 'Kindly provide the required fields'),
  categoryId: optional(ids),
  version: nullish(int),
  ...ignored('typeId', 'position', 'listingCount', 'categoryNames', 'updatedAt'),
});
const searchFilters = object({ from: int, into: int, version: nullish(int) });
const category = object({
  categoryId: nullish(ownId),
  categoryName: filled(160, 'Category name is required.'),
  version: nullish(int),
  ...ignored('position', 'listingCount', 'postCount', 'updatedAt'),
});
const subCategory = object({
  subcategoryId: nullish(ownId),
  subcategoryName: filled(160, 'Subcategory name is required.'),
  categoryId: nullish(int),
});

export const listingsBodies = {
  createListing: object(listing),
  updateListing: partly(listing),
  createSearchFilter: searchFilter,
  updateSearchFilter: searchFilter,
  mergeSearchFilters: searchFilters,
  mergeCategories: searchFilters,
  splitSearchFilter: object({
    from: int,
    categoryId: int,
    value: filled(160, 'Kindly provide the required fields'),
    version: nullish(int),
  }),
  renameFilterHeader: object({ ...each(filled(80, 'Kindly provide the required fields'), 'header', 'name') }),
  createCategory: category,
  updateCategory: category,
  createSubCategory: subCategory,
  updateSubCategory: subCategory,
} satisfies Bodies;
