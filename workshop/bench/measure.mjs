import { getBrowser } from '../../scripts/test/get-browser.mjs';
import { describeMachine } from './describe-machine.mjs';
import { getListings } from './get-listings.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measurePages } from './measure-pages.mjs';
import { benchPages } from './pages.mjs';
import { importListings, startProduct } from './product.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { weighPages } from './weigh-pages.mjs';

/** Everything `npm run bench` tells, one measurement after the other: they would disturb each other. */
export async function measure(supervisor, { listings: file, seconds, lighthouse }) {
  const machine = describeMachine();
  const folder = temporaryFolder();
  if (file) await importListings(supervisor, file, folder);
  else console.log('no listings file: measuring on the sample content');
  const product = await startProduct(supervisor, folder);
  const listings = await getListings(product.careApi);
  const { loaded, weighed } = benchPages(listings);

  const { runs, memory } = await measurePages(supervisor, { product, pages: loaded, folder, seconds });
  const browser = await getBrowser(supervisor);
  const weights = await weighPages(product.site, weighed, browser.path);
  const scores = lighthouse ? await measureLighthouse(product.site, weighed, browser.path) : [];
  return { machine, listings: listings.length, file, seconds, runs, memory, weights, lighthouse: scores };
}
