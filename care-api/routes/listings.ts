import { cacheUntilWrite } from '@/care-api/database/cache-until-write';
import { requirePart } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { moveToTrash } from '@/care-api/desk/trash';
import { withoutExtensions } from '@/care-api/http/bare';
import { entityTag } from '@/care-api/http/entity-tag';
import { answerKept, toKeptJson } from '@/care-api/http/kept-json';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { createListing, updateListing } from '@/care-api/listings/edit-listings';
import { getListingAt, listHomeListings } from '@/care-api/listings/list-listings';
import { getShared, listShared } from '@/care-api/listings/list-shared';
import { listSimilar } from '@/care-api/listings/list-similar';
import { listWhole } from '@/care-api/listings/list-whole';
import { listingResource as resource } from '@/care-api/listings/listing-resource';
import { searchListings } from '@/care-api/search/search-listings';
import { sharedDirectory } from '@/care-api/search/shared-directory';
import { endpoints } from '@/lib/contract/endpoints';
import { parseListingQuery } from '@/lib/contract/listing-query';

export function listingRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, resource);
  const getDirectory = sharedDirectory(db);
  // Kept as bytes: the whole directory is megabytes, and made anew only after a write.
  const getWhole = cacheUntilWrite(db, async () => {
    const bytes = await listWhole(db, deps.bare ? withoutExtensions : (listing) => listing);
    return { bytes, tag: deps.bare ? null : entityTag(null, bytes) };
  });
  const answerWhole = async () => answerKept(await getWhole());

  route(app, deps, endpoints.listListingTypes, async ({ query, account }) =>
    query.page === undefined ? answerWhole() : listPage(query, account),
  );
  route(app, deps, endpoints.listListings, async ({ search }) => {
    if (deps.bare || !search.has('page')) return answerWhole();
    const query = parseListingQuery(search);
    if (!query) throw new Refusal(400, 'searchUnreadable');
    return answerKept(toKeptJson(await searchListings(db, await getDirectory(), query, deps.now())));
  });
  route(app, deps, endpoints.listHomeListings, () => listHomeListings(db));
  route(app, deps, endpoints.listCities, async () => sorted((await getDirectory()).cityNames));
  route(app, deps, endpoints.listLocations, async () => sorted((await getDirectory()).locationNames));
  route(app, deps, endpoints.getListing, ({ params }) => getListingAt(db, params.id));
  route(app, deps, endpoints.getListingType, ({ params }) => getListingAt(db, params.id));
  route(app, deps, endpoints.listSimilarListings, ({ query, account }) => listSimilar(db, query, signedIn(account)));
  route(app, deps, endpoints.listSharedListings, ({ query }) => listShared(db, query));
  route(app, deps, endpoints.getSharedListing, ({ params }) => getShared(db, params.name));
  route(app, deps, endpoints.getKeptListing, async ({ params: { id }, account }) => {
    await requirePart(db, resource, [id], account);
    return (await resource.read(db, [id]))[0] ?? null;
  });
  route(app, deps, endpoints.createListing, ({ body, account }) => createListing(deps, signedIn(account), body));
  route(app, deps, endpoints.updateListing, ({ params: { id }, body, account, seen }) => {
    const caller = signedIn(account);
    return updateListing(deps, { id, seen, caller, pictureCaller: caller, action: 'update', input: body });
  });
  route(app, deps, endpoints.deleteListing, ({ params: { id }, account, seen }) =>
    moveToTrash(db, resource, { id, seen, caller: signedIn(account), now: deps.now() }),
  );
}

const byName = new Intl.Collator('en-GB');

function sorted(names: ReadonlyMap<string, string>): string[] {
  return [...names.values()].filter(Boolean).sort(byName.compare);
}
