import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import type { Writer } from '@/care-api/kernel/db';
import { listingAddress } from '@/care-api/listings/listing-address';
import { sayDay } from '@/care-api/mail/moments';
import { ourWords, pageAddress } from '@/care-api/mail/our-words';
import { payUnits } from '@/lib/contract/listing';
import { fillVariables } from '@/lib/contract/variables';
import { isOpen } from './arrivals';

const newsRow = z.object({
  id: z.number(),
  title: z.string(),
  location: z.string(),
  city: z.string(),
  payFrom: z.number().nullable(),
  payTo: z.number().nullable(),
  payUnit: z.enum(payUnits).nullable(),
  closesAt: z.coerce.date().nullable(),
});
type News = z.output<typeof newsRow>;

/** What a mail names; of more it says how many there are, and where. */
const mostNamed = 20;

export async function readNews(tx: Writer, ids: readonly number[]): Promise<ReadonlyMap<number, News>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    tx,
    newsRow,
    sql`
    select l.id, l.title, l.location, l.city, l.pay_from::float8 as "payFrom", l.pay_to::float8 as "payTo",
      l.pay_unit as "payUnit", l.valid_through as "closesAt"
    from listings l join json_array_elements_text(${JSON.stringify(ids)}::json) i on i::int = l.id where ${isOpen}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export function sayNews(news: readonly News[], siteUrl: string, language: string): string {
  const lines = news.slice(0, mostNamed).map((one) => {
    const { pay, closes } = ourWords(language).words;
    const place = [...new Set([one.city, one.location])].filter(Boolean).join(', ');
    const amount = sayAmount(one, language);
    const facts = [
      place,
      amount && fillVariables(pay[one.payUnit ?? 'NONE'], { amount }),
      one.closesAt && fillVariables(closes, { day: sayDay(one.closesAt, language) }),
    ].filter(Boolean);
    return [one.title, facts.join(' · '), pageAddress(siteUrl, listingAddress(one.id), language)]
      .map((line) => line.replace(/\s+/g, ' '))
      .filter(Boolean)
      .join('\n');
  });
  return lines.join('\n\n');
}

/** '£12–£13.50'; '' where it is not known. */
function sayAmount({ payFrom, payTo }: News, language: string): string {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : `${language}-u-nu-latn`, {
    style: 'currency',
    currency: 'GBP',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const amounts = [...new Set([payFrom, payTo].filter((amount) => amount !== null))];
  return amounts.map((amount) => `\u2066${format.format(amount)}\u2069`).join('–');
}
