import { z } from 'zod';
import { loginAnswer, loginInput } from './account';
import { callBackInput, callBackSchema } from './call-back';
import { categoryInput, categorySchema, subCategoryInput, subCategorySchema } from './category';
import { companyInput, companySchema } from './company';
import type { Endpoint } from './endpoint';
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

/** Every call: the API's routes, the site's client and the proxy's allow-list come from this table. */
export const endpoints = {
  listListingTypes: get('TypeDetail', 'Every listing', { response: listingsSchema, reads: ['listings'] }),
  listListings: get('TypeDetail/typecardlist', 'The directory: whole, or with `page` one page with facets', {
    response: listingsOrPageSchema,
    reads: ['listings', 'searchFilters'],
  }),
  listHomeListings: get('TypeDetail/typecardlisthome', 'Listings for the home page', {
    response: listingsSchema,
    reads: ['listings'],
  }),
  getListing: get('TypeDetail/typecardlist/{id}', 'One listing', {
    params: byId,
    response: listingSchema,
    reads: ['listings'],
  }),
  getListingType: get('TypeDetail/typeid/{id}', 'One listing', {
    params: byId,
    response: listingSchema,
    reads: ['listings'],
  }),
  listCities: get('TypeDetail/getCitylist', 'Cities that have a listing', { response: names, reads: ['listings'] }),
  listLocations: get('TypeDetail/getlocationlist', 'Locations that have a listing', {
    response: names,
    reads: ['listings'],
  }),
  listSearchFilters: get('TypeDetail/getSearchconfig', 'Filter values with their listings', {
    response: z.array(searchFilterSchema),
    reads: ['searchFilters'],
  }),
  createListing: post('TypeDetail', 'A new listing', {
    body: listingInput,
    response: listingSchema,
    changes: ['listings'],
  }),
  updateListing: put('TypeDetail/{id}', 'Change a listing', {
    params: byId,
    body: listingInput.partial(),
    response: listingSchema,
    changes: ['listings'],
  }),
  deleteListing: remove('TypeDetail/delete/{id}', 'Delete a listing', {
    params: byId,
    response: done,
    changes: ['listings', 'searchFilters'],
  }),

  listCategories: get('Category', 'Categories', { response: z.array(categorySchema), reads: ['categories'] }),
  getCategory: get('Category/{id}', 'One category', { params: byId, response: categorySchema, reads: ['categories'] }),
  createCategory: post('Category', 'A new category', {
    body: categoryInput,
    response: categorySchema,
    changes: ['categories'],
  }),
  updateCategory: put('Category/{id}', 'Change a category', {
    params: byId,
    body: categoryInput,
    response: categorySchema,
    changes: ['categories'],
  }),
  deleteCategory: remove('Category/{id}', 'Delete a category', {
    params: byId,
    response: done,
    changes: ['categories', 'listings'],
  }),

  listSubCategories: get('SubCategory', 'Subcategories', {
    response: z.array(subCategorySchema),
    reads: ['categories'],
  }),
  getSubCategory: get('SubCategory/{id}', 'One subcategory', {
    params: byId,
    response: subCategorySchema,
    reads: ['categories'],
  }),
  createSubCategory: post('SubCategory', 'A new subcategory', {
    body: subCategoryInput,
    response: subCategorySchema,
    changes: ['categories'],
  }),
  updateSubCategory: put('SubCategory/{id}', 'Change a subcategory', {
    params: byId,
    body: subCategoryInput,
    response: subCategorySchema,
    changes: ['categories'],
  }),
  deleteSubCategory: remove('SubCategory/{id}', 'Delete a subcategory', {
    params: byId,
    response: done,
    changes: ['categories'],
  }),

  getLatestCompany: get('CompanyDetail/GetLatestCompanyDetailslatest', 'The provider', {
    response: companySchema,
    reads: ['company'],
  }),
  getCompany: get('CompanyDetail/{id}', 'The provider, by id', {
    params: byId,
    response: companySchema,
    reads: ['company'],
  }),
  createCompany: post('CompanyDetail', 'New company details', {
    body: companyInput,
    response: companySchema,
    changes: ['company'],
  }),
  updateCompany: put('CompanyDetail/{id}', 'Change company details', {
    params: byId,
    body: companyInput,
    response: companySchema,
    changes: ['company'],
  }),

  listMenus: get('MenuMaster', 'Menus in their order', { response: z.array(menuSchema), reads: ['menus'] }),

  listFaqs: get('Faq', 'Questions and answers', { response: z.array(faqSchema), reads: ['faqs'] }),
  getFaq: get('Faq/{id}', 'One question', { params: byId, response: faqSchema, reads: ['faqs'] }),
  createFaq: post('Faq', 'A new question', { body: faqInput, response: faqSchema, changes: ['faqs'] }),
  updateFaq: put('Faq/{id}', 'Change a question', {
    params: byId,
    body: faqInput,
    response: faqSchema,
    changes: ['faqs'],
  }),
  deleteFaq: remove('Faq/{id}', 'Delete a question', { params: byId, response: done, changes: ['faqs'] }),

  listHomeBanners: get('ImageGallery/homeBanner', 'Pictures of the home slider', {
    response: z.array(galleryImageSchema),
    reads: ['gallery'],
  }),

  createCallBack: post('Requestcallback', 'Ask to be called back', {
    who: 'anyone',
    body: callBackInput,
    response: done,
    changes: ['callBacks'],
  }),
  listCallBacks: get('Requestcallback', 'Call-back requests', {
    who: 'admin',
    response: z.array(callBackSchema),
    reads: ['callBacks'],
  }),
  getCallBack: get('Requestcallback/{id}', 'One call-back request', {
    who: 'admin',
    params: byId,
    response: callBackSchema,
    reads: ['callBacks'],
  }),

  login: post('loginuser', 'Sign in', { who: 'anyone', body: loginInput, response: loginAnswer }),
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Rest = Omit<Endpoint, 'method' | 'path' | 'summary' | 'who'> & { who?: Endpoint['who'] };

/** Reads are for anyone unless said otherwise, writes for admins. */
function get<const R extends Rest>(path: string, summary: string, rest: R) {
  return { method: 'GET' as const, path, summary, who: 'anyone' as const, ...rest };
}
function post<const R extends Rest>(path: string, summary: string, rest: R) {
  return { method: 'POST' as const, path, summary, who: 'admin' as const, ...rest };
}
function put<const R extends Rest>(path: string, summary: string, rest: R) {
  return { method: 'PUT' as const, path, summary, who: 'admin' as const, ...rest };
}
function remove<const R extends Rest>(path: string, summary: string, rest: R) {
  return { method: 'DELETE' as const, path, summary, who: 'admin' as const, ...rest };
}
