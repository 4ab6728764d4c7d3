import { getBrowser } from '../../scripts/test/get-browser.mjs';
import { measureLighthouse } from '../bench/lighthouse.mjs';
import { startProduct } from '../bench/product.mjs';
import { temporaryFolder } from '../bench/temporary-folder.mjs';
import { weighPages } from '../bench/weigh-pages.mjs';

const lighthouseRuns = 5;

/** Lighthouse and weight of the five kinds of public page, on the sample content. */
export async function auditPages(supervisor) {
  const product = await startProduct(supervisor, temporaryFolder());
  const [post] = await (await fetch(`${product.careApi}/api/Post`)).json();
  const pages = [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/listing' },
    { name: 'details', path: '/listing-details/41' },
    { name: 'blog', path: '/blog' },
    { name: 'post', path: `/blog-details-user-view/${post.id}` },
  ];
  const browser = await getBrowser(supervisor);
  const weights = await weighPages(product.site, pages, browser.path);
  return { weights, lighthouse: await measureLighthouse(product.site, pages, browser.path, { runs: lighthouseRuns }) };
}
