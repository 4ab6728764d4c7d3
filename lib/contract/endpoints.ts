import { z } from 'zod';
import { loginAnswer, loginInput } from './account';
import { callBackInput, callBackSchema } from './call-back';
import { categoryInput, categorySchema, subCategoryInput, subCategorySchema } from './category';
import { companyInput, companySchema } from './company';
import type { Endpoint, Who } from './endpoint';
import { faqInput, faqSchema } from './faq';
import { galleryImageSchema } from './gallery';
import { listingInput, listingSchema, listingsSchema } from './listing';
import { listingsOrPageSchema } from './listing-page';
import { menuSchema } from './menu';
import { searchFilterSchema } from './search-filter';
import { idParam } from './wire';

const byId = z.object({ id: idParam });
/** Places as plain names. */
const names = z.array(z.string());
/** Truthy for success, as the published client expects. */
const done = z.unknown();

/** For calls without path parameters or body. */
const none = z.unknown();

/** Every call: the API's routes, the site's client and the proxy's allow-list come from this table. */
export const endpoints = {
  listListingTypes: list('TypeDetail', 'Every listing', { response: listingsSchema, reads: ['listings'] }),
  listListings: list('TypeDetail/typecardlist', 'The directory: whole, or with `page` one page with facets', {
    response: listingsOrPageSchema,
    reads: ['listings', 'searchFilters'],
  }),
  listHomeListings: list('TypeDetail/typecardlisthome', 'Listings for the home page', {
    response: listingsSchema,
    reads: ['listings'],
  }),
  getListing: one('TypeDetail/typecardlist/{id}', 'One listing', {
    response: listingSchema,
    reads: ['listings'],
  }),
  getListingType: one('TypeDetail/typeid/{id}', 'One listing', {
    response: listingSchema,
    reads: ['listings'],
  }),
  listCities: list('TypeDetail/getCitylist', 'Cities that have a listing', { response: names, reads: ['listings'] }),
  listLocations: list('TypeDetail/getlocationlist', 'Locations that have a listing', {
    response: names,
    reads: ['listings'],
  }),
  listSearchFilters: list('TypeDetail/getSearchconfig', 'Filter values with their listings', {
    response: z.array(searchFilterSchema),
    reads: ['searchFilters'],
  }),
  createListing: create('TypeDetail', 'A new listing', {
    body: listingInput,
    response: listingSchema,
    changes: ['listings'],
  }),
  updateListing: update('TypeDetail/{id}', 'Change a listing', {
    body: listingInput.partial(),
    response: listingSchema,
    changes: ['listings'],
  }),
  deleteListing: remove('TypeDetail/delete/{id}', 'Delete a listing', {
    response: done,
    changes: ['listings', 'searchFilters'],
  }),

  listCategories: list('Category', 'Categories', { response: z.array(categorySchema), reads: ['categories'] }),
  getCategory: one('Category/{id}', 'One category', { response: categorySchema, reads: ['categories'] }),
  createCategory: create('Category', 'A new category', {
    body: categoryInput,
    response: categorySchema,
    changes: ['categories'],
  }),
  updateCategory: update('Category/{id}', 'Change a category', {
    body: categoryInput,
    response: categorySchema,
    changes: ['categories'],
  }),
  deleteCategory: remove('Category/{id}', 'Delete a category', {
    response: done,
    changes: ['categories', 'listings'],
  }),

  listSubCategories: list('SubCategory', 'Subcategories', {
    response: z.array(subCategorySchema),
    reads: ['categories'],
  }),
  getSubCategory: one('SubCategory/{id}', 'One subcategory', {
    response: subCategorySchema,
    reads: ['categories'],
  }),
  createSubCategory: create('SubCategory', 'A new subcategory', {
    body: subCategoryInput,
    response: subCategorySchema,
    changes: ['categories'],
  }),
  updateSubCategory: update('SubCategory/{id}', 'Change a subcategory', {
    body: subCategoryInput,
    response: subCategorySchema,
    changes: ['categories'],
  }),
  deleteSubCategory: remove('SubCategory/{id}', 'Delete a subcategory', {
    response: done,
    changes: ['categories'],
  }),

  getLatestCompany: list('CompanyDetail/GetLatestCompanyDetailslatest', 'The provider', {
    response: companySchema,
    reads: ['company'],
  }),
  getCompany: one('CompanyDetail/{id}', 'The provider, by id', {
    response: companySchema,
    reads: ['company'],
  }),
  createCompany: create('CompanyDetail', 'New company details', {
    body: companyInput,
    response: companySchema,
    changes: ['company'],
  }),
  updateCompany: update('CompanyDetail/{id}', 'Change company details', {
    body: companyInput,
    response: companySchema,
    changes: ['company'],
  }),

  listMenus: list('MenuMaster', 'Menus in their order', { response: z.array(menuSchema), reads: ['menus'] }),

  listFaqs: list('Faq', 'Questions and answers', { response: z.array(faqSchema), reads: ['faqs'] }),
  getFaq: one('Faq/{id}', 'One question', { response: faqSchema, reads: ['faqs'] }),
  createFaq: create('Faq', 'A new question', { body: faqInput, response: faqSchema, changes: ['faqs'] }),
  updateFaq: update('Faq/{id}', 'Change a question', {
    body: faqInput,
    response: faqSchema,
    changes: ['faqs'],
  }),
  deleteFaq: remove('Faq/{id}', 'Delete a question', { response: done, changes: ['faqs'] }),

  listHomeBanners: list('ImageGallery/homeBanner', 'Pictures of the home slider', {
    response: z.array(galleryImageSchema),
    reads: ['gallery'],
  }),

  createCallBack: create(
    'Requestcallback',
    'Ask to be called back',
    {
      body: callBackInput,
      response: done,
      changes: ['callBacks'],
    },
    'anyone',
  ),
  listCallBacks: list(
    'Requestcallback',
    'Call-back requests',
    {
      response: z.array(callBackSchema),
      reads: ['callBacks'],
    },
    'admin',
  ),
  getCallBack: one(
    'Requestcallback/{id}',
    'One call-back request',
    {
      response: callBackSchema,
      reads: ['callBacks'],
    },
    'admin',
  ),

  login: create('loginuser', 'Sign in', { body: loginInput, response: loginAnswer }, 'anyone'),
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Rest = Pick<Endpoint, 'response' | 'reads' | 'changes' | 'extension'>;

/** Reads are for anyone unless said otherwise, writes for admins. */
function list<const R extends Rest>(path: string, summary: string, rest: R, who: Who = 'anyone') {
  return { method: 'GET' as const, path, summary, who, params: none, body: none, ...rest };
}
function one<const R extends Rest>(path: string, summary: string, rest: R, who: Who = 'anyone') {
  return { method: 'GET' as const, path, summary, who, params: byId, body: none, ...rest };
}
function create<const R extends Rest & Pick<Endpoint, 'body'>>(
  path: string,
  summary: string,
  rest: R,
  who: Who = 'admin',
) {
  return { method: 'POST' as const, path, summary, who, params: none, ...rest };
}
function update<const R extends Rest & Pick<Endpoint, 'body'>>(
  path: string,
  summary: string,
  rest: R,
  who: Who = 'admin',
) {
  return { method: 'PUT' as const, path, summary, who, params: byId, ...rest };
}
function remove<const R extends Rest>(path: string, summary: string, rest: R, who: Who = 'admin') {
  return { method: 'DELETE' as const, path, summary, who, params: byId, body: none, ...rest };
}
