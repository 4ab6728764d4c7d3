import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Db } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { foldText } from '@/lib/contract/fold-text';
import type { SimilarListing, similarQuery } from '@/lib/contract/listing-list';
import { listingResource } from './listing-resource';
import { compactPostcode, isNear, isWhole, properName, wholeTitle, wordsOf } from './service-name';

const similarRow = z.object({
  id: z.number(),
  title: z.string(),
  city: z.string(),
  postcode: z.string(),
  isDraft: z.boolean(),
});

type Args = Pick<z.output<typeof similarQuery>, 'title' | 'postcode'>;

const mostLookedAt = 200;
const mostTold = 10;

/** The likest first; nothing of the trash. */
export async function listSimilar(
  db: Pick<Db, 'execute'>,
  { title, postcode, not = 0 }: z.output<typeof similarQuery>,
  caller: Account,
): Promise<SimilarListing[]> {
  const compact = foldText(compactPostcode(postcode));
  const text = listingResource.list.text;
  const rows = await readRows(
    db,
    similarRow,
    sql`
    select t.id, t.title, t.city, t.postcode, t.is_draft as "isDraft" from listings t
    where t.deleted_at is null and t.id <> ${not} and ${listingResource.partOf?.(caller) ?? sql`true`}
      and (t.search_title = ${foldText(title)}
        or ${isWhole(postcode) ? sql`${text} like ${`%${compact}%`}` : sql`false`})
    order by t.id limit ${mostLookedAt}`,
  );
  const rated = rows.map((row) => ({ row, likeness: likenessOf({ title, postcode }, row) }));
  const alike = rated.filter(({ likeness }) => likeness > 0).sort((a, b) => b.likeness - a.likeness);
  return alike.slice(0, mostTold).map(({ row }) => row);
}

/** From 0 to 1; as imports know one service: by its title and postcode, and by the name that is its own. */
function likenessOf(a: Args, b: Args): number {
  if (!isNear(a.postcode, b.postcode)) return 0;
  if (wholeTitle(a.title) === wholeTitle(b.title)) return 1;
  const [own, other] = [properName(a.title), properName(b.title)];
  if (own !== '' && own === other) return 0.9;
  if (compactPostcode(a.postcode) !== compactPostcode(b.postcode)) return 0;
  const shared = sharedWords(a.title, b.title);
  return shared >= 0.4 ? shared * 0.8 : 0;
}

function sharedWords(a: string, b: string): number {
  const [one, two] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const both = [...one].filter((word) => two.has(word)).length;
  return both / Math.max(1, one.size + two.size - both);
}
