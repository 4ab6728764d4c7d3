import { type Bodies, each, ignored, list, loose, object, partly } from '../body-kinds';
import { flag, int, nullish, number, oneOf, openness, optional, version } from '../kinds';
import { ids, kindly, ownId, picture, required, string, text, writtenDay } from '../text-kinds';
import { fees } from './fees';

const listing = {
  typeId: nullish(ownId),
  typeTitle: required(200, 'Title'),
  ...each(optional(text(120)), 'location city price'),
  phone: optional(text(60)),
  email: optional(text(254)),
  address: optional(text(500)),
  website: optional(text(300)),
  extra5: optional(text(200)),
  postcode: optional(text(12)),
  openClose: optional(openness),
  description: optional(string({ max: 65_536, long: 'Please use at most 64 kB of text.' })),
  bannerPhoto: optional(picture),
  images: optional(list(picture)),
  ...each(optional(text(2_000)), 'mapLink map listingFeatures headFeatures'),
  categoryId: optional(ids),
  filterIds: optional(ids),
  job: nullish(
    loose({
      ...ignored('employmentType payFrom payTo payUnit hours'),
      ...each(nullish(string()), 'startsOn datePosted validThrough'),
    }),
  ),
  ...each(nullish(number), 'lat lng'),
  ...ignored('register categoryNames createdAt updatedAt lastCheckedAt deletedAt'),
  homeTile: nullish(oneOf('findCarer', 'liveIn')),
  fees: optional(fees),
  feesCheckedOn: nullish(writtenDay),
  questionnaireId: nullish(int),
  version,
  isDraft: nullish(flag),
};
const searchFilter = object({
  searchId: nullish(ownId),
  filterHeaderName: kindly(80),
  filterValue: kindly(160),
  categoryId: optional(ids),
  version,
  ...ignored('typeId position listingCount categoryNames updatedAt'),
});
const searchFilters = object({ from: int, into: int, version });
const category = object({
  categoryId: nullish(ownId),
  categoryName: required(160, 'Category name'),
  version,
  ...ignored('position listingCount postCount updatedAt'),
});
const subCategory = object({
  subcategoryId: nullish(ownId),
  subcategoryName: required(160, 'Subcategory name'),
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
    value: kindly(160),
    version,
  }),
  renameFilterHeader: object({ ...each(kindly(80), 'header name') }),
  createCategory: category,
  updateCategory: category,
  createSubCategory: subCategory,
  updateSubCategory: subCategory,
} satisfies Bodies;
