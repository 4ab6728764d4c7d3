import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

export type Route = {
  path: string;
  /** False keeps it out of search engines. */
  indexed: boolean;
  /** True where the content comes in English alone. */
  untranslated?: true;
};

/** Every public screen, one of each kind where there are many. */
export async function listRoutes(request: APIRequestContext, careApiUrl: string): Promise<Route[]> {
  const read = async (path: string) => rows.parse(await (await request.get(`${careApiUrl}/api/${path}`)).json());
  const [posts, menus, pictures] = [await read('Post'), await read('MenuMaster'), await read('ImageGallery')];
  const post = posts[0]?.id;
  const group = pictures.map(({ galleryBuget }) => galleryBuget).find((name) => name && name !== 'Home banner');
  const menu = await firstWithPage(menus.map(({ menuId }) => menuId));

  return [
    ...[
      '/',
      '/home',
      '/listing',
      '/listing?kind=jobs',
      '/listing?kind=local',
      '/what-it-costs',
      '/form',
      '/applynow',
      '/about',
      '/contact',
      '/complaints',
      // The sample's questions and pages are there in every language.
      '/faq',
      `/pagecontent/${menu}`,
    ].map(found),
    ...['/safeguarding', '/accessibility', '/privacy-policy', '/cookie-policy', '/terms-condition'].map(found),
    ...[
      '/imagegallery',
      '/videogallery',
      '/pagecontent',
      '/blog',
      '/listing-details/41',
      `/blog-details-user-view/${post}`,
      `/imagegallerypicture/${encodeURIComponent(String(group))}`,
    ].map(english),
    ...['/pricing', '/team', '/testimonials', '/coming-soon', '/shop', '/cart', '/checkout'].map(unlisted),
    ...['/category', '/products-details', `/blog-details/${post}`].map(unlisted),
    ...[
      '/listing?q=dementia+leeds',
      '/listing?near=LS17&within=10',
      '/form?question=nights',
      '/what-it-costs?people=40',
    ].map(unlisted),
    ...['/listing?q=care&sort=az&page=2', '/listing?q=zzyzx', '/blog?q=care', '/form/sent', '/complaints/sent'].map(
      unlisted,
    ),
    ...[
      '/login-register',
      '/login-register/register',
      '/login-register/forgot',
      '/login-register/code',
      '/start/41',
      '/reset_password?Key=none',
      '/confirm-email?Key=none',
    ].map(unlisted),
  ];

  async function firstWithPage(ids: unknown[]): Promise<unknown> {
    for (const id of ids) if ((await read(`MenuPageContent/GetAllMenuMastersmenuId/${id}`)).length > 0) return id;
    return 0;
  }
}

/** Addresses that name nothing: ids nobody has, ids that are none, pages beyond the last. */
export const missing = [
  '/nothing-here',
  '/listing-details/999999',
  '/listing-details/abc',
  '/listing?page=9999',
  '/listing?category=abc',
  '/blog-details-user-view/999999',
  '/blog-details-user-view/abc',
  '/blog-details/999999',
  '/blog?page=9999',
  '/pagecontent/999999',
  '/imagegallerypicture/No%20such%20group',
];

const rows = z.array(z.record(z.string(), z.unknown()));
const found = (path: string): Route => ({ path, indexed: true });
const english = (path: string): Route => ({ path, indexed: true, untranslated: true });
const unlisted = (path: string): Route => ({ path, indexed: false });
