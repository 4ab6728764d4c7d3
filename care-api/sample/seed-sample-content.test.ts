import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { galleryImages, listingPictures, videos } from '@/care-api/database/schema/gallery';
import {
  categories,
  listings,
  searchFilterCategories,
  searchFilterListings,
} from '@/care-api/database/schema/listings';
import { companies, faqs, menuPages, menus } from '@/care-api/database/schema/provider';
import { settings } from '@/care-api/database/schema/settings';
import { localFiles } from '@/care-api/files/local-files';
import { homeBannerGroup } from '@/care-api/gallery/gallery-resource';
import { cleanHtml } from '@/care-api/html/clean-html';
import type { Database } from '@/care-api/kernel/db';
import { sampleDir } from '@/care-api/kernel/paths';
import { listListingsAfter } from '@/care-api/listings/list-listings';
import { allLanguages } from '@/care-api/mail/our-words';
import { openTestDatabase } from '@/care-api/testing/open-test-database';
import { providerTexts } from '@/care-api/translations/provider-texts';
import { type Listing, listingSchema } from '@/lib/contract/listing';
import { listVariants } from '@/lib/contract/picture-variants';
import { videoKey } from '@/lib/contract/video';
import { sampleListings } from './listings/sample-listings';
import { sampleCategories } from './provider';
import { seedSampleContent } from './seed-sample-content';
import { sampleTranslations } from './translations/seed-translations';

const now = new Date('2026-11-20T10:00:00Z');
const sampleFilesDir = path.join(sampleDir, 'files');

let database: Database;
let filesDir: string;
let laid: Listing[];

beforeAll(async () => {
  database = await openTestDatabase();
  filesDir = path.join(await mkdtemp(path.join(tmpdir(), 'sample-')), 'files');
  expect(await seedSampleContent(database.db, { files: localFiles(filesDir), sampleFilesDir }, now)).toBe(true);
  laid = (await listListingsAfter(database.db, 0, 10_000)).map((wire) => listingSchema.parse(wire));
}, 60_000);

afterAll(async () => {
  await database.close();
  await rm(path.dirname(filesDir), { recursive: true });
});

describe('seedSampleContent', () => {
  it('lays once: not again, and not what was deleted since', async () => {
    await database.db.delete(faqs).where(eq(faqs.position, 1));
    expect(await seedSampleContent(database.db, { files: localFiles(filesDir), sampleFilesDir }, now)).toBe(false);
    expect(await database.db.$count(listings)).toBe(laid.length);
    expect(await database.db.$count(companies)).toBe(1);
    expect(await database.db.$count(faqs)).toBe(11);
  });

  it('lays nothing over content whose mark was lost, and marks it again', async () => {
    await database.db.delete(settings);
    expect(await seedSampleContent(database.db, { files: localFiles(filesDir), sampleFilesDir }, now)).toBe(false);
    expect(await database.db.$count(companies)).toBe(1);
    expect(await database.db.$count(settings)).toBe(1);
  });

  it('says every text of its provider in every other language, in HTML the cleaner leaves as it is', async () => {
    const { rows } = await database.db.execute<{ kind: string; original: string; is_html: boolean }>(
      sql`select kind, original, is_html from ${providerTexts} p`,
    );
    const texts = rows.map(({ original }) => original);
    expect(texts.length).toBeGreaterThan(200);
    for (const [language, words] of Object.entries(sampleTranslations)) {
      const missing = texts.filter((original) => !Object.hasOwn(words, original));
      expect({ language, missing }).toEqual({ language, missing: [] });
      const ofPages = rows
        .filter((row) => row.is_html)
        .map(({ original }) => new Map(Object.entries(words)).get(original) ?? '');
      expect(ofPages.map(cleanHtml)).toEqual(ofPages);
    }
    expect(Object.keys(sampleTranslations)).toEqual(allLanguages.filter((language) => language !== 'en'));
    expect([...new Set(rows.map(({ kind }) => kind))].sort()).toEqual([
      'category',
      'company',
      'faq',
      'filter',
      'menu',
      'page',
      'questionnaire',
    ]);
  });

  it('leaves ids for new rows', async () => {
    const [listing] = await database.db.insert(listings).values({ title: 'New' }).returning();
    const [category] = await database.db.insert(categories).values({ name: 'New' }).returning();
    await database.db.delete(listings).where(eq(listings.id, listing!.id));
    await database.db.delete(categories).where(eq(categories.id, category!.id));
    expect(listing!.id).toBeGreaterThan(Math.max(...laid.map(({ id }) => id)));
    expect(category!.id).toBe(9);
  });

  it('gives every listing a search filter, and every category something to tick', async () => {
    const ticked = await database.db.selectDistinct({ id: searchFilterListings.listingId }).from(searchFilterListings);
    const offered = await database.db
      .selectDistinct({ id: searchFilterCategories.categoryId })
      .from(searchFilterCategories);
    expect(ticked).toHaveLength(laid.length);
    expect(offered).toHaveLength(sampleCategories.length);
  });

  it('says that the provider is a sample, with no rating', async () => {
    const [company] = await database.db.select().from(companies);
    expect(company).toMatchObject({ name: 'Fernhollow Live-in Care', isSample: true, regulatorRating: '' });
  });
});

describe('the sample galleries', () => {
  it('hold three groups besides the home banner, and pictures of the listings the home page leads to', async () => {
    const rows = await database.db.select().from(galleryImages);
    const grouped = rows.map(({ groupName }) => groupName).filter((group) => group !== homeBannerGroup);
    const groups = [...new Set(grouped)];
    expect(groups).toHaveLength(3);
    for (const group of groups) expect(grouped.filter((one) => one === group).length).toBeGreaterThanOrEqual(4);
    const ofListings = await database.db.select().from(listingPictures);
    expect(new Set(ofListings.map(({ listingId }) => listingId))).toEqual(new Set([41, 48]));
    expect([...rows, ...ofListings].filter(({ description }) => description.length < 20)).toEqual([]);
  });

  it('show films that say they are samples and can be played', async () => {
    const rows = await database.db.select().from(videos);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { link, description } of rows) {
      expect(videoKey(link)).not.toBeNull();
      expect(description).toMatch(/^Sample film/);
    }
  });

  it('give every menu a managed page, in HTML the cleaner leaves as it is', async () => {
    const pages = await database.db.select().from(menuPages);
    expect(new Set(pages.map(({ menuId }) => menuId)).size).toBe(3);
    for (const { bodyHtml } of pages) expect(cleanHtml(bodyHtml)).toBe(bodyHtml);
  });
});

describe('seedSampleContent on a database of somebody else', () => {
  let other: Database;
  beforeAll(async () => {
    other = await openTestDatabase();
  }, 60_000);
  afterAll(() => other.close());

  it('lays nothing when the pictures cannot be copied', async () => {
    const missing = path.join(sampleDir, 'no-such-folder');
    await expect(
      seedSampleContent(other.db, { files: localFiles(filesDir), sampleFilesDir: missing }, now),
    ).rejects.toThrow('ENOENT');
    expect(await other.db.$count(companies)).toBe(0);
  });

  it('leaves a register that was imported before the first start alone', async () => {
    await other.db.insert(listings).values({ title: 'Imported' });
    expect(await seedSampleContent(other.db, { files: localFiles(filesDir), sampleFilesDir }, now)).toBe(true);
    expect(await other.db.$count(listings)).toBe(1);
    expect(await other.db.$count(menus)).toBe(3);
  });
});

describe('the sample listings', () => {
  it('keep the ids the home page links to', () => {
    expect(laid.find(({ id }) => id === 41)?.title).toBe('Live-In-Care');
    expect(laid.find(({ id }) => id === 48)?.title).toBe('Find a carer');
  });

  it('are enough to page, spread over every category', () => {
    expect(laid.length).toBeGreaterThanOrEqual(55);
    for (const index of sampleCategories.keys()) {
      expect(laid.filter(({ categoryIds }) => categoryIds.includes(index + 1)).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('have titles of their own', () => {
    expect(new Set(laid.map(({ title }) => title.toLowerCase())).size).toBe(laid.length);
  });

  it('show pictures that exist and were copied', async () => {
    const images = await database.db.select().from(galleryImages);
    const ofListings = await database.db.select().from(listingPictures);
    const pages = await database.db.select().from(menuPages);
    const [company] = await database.db.select().from(companies);
    const shown = laid.flatMap(({ photo, images }) => [photo, ...images]);
    const copied = await readdir(filesDir);
    const names = [
      ...[...shown, company!.logoPath, ...pages.map(({ picture }) => picture)],
      ...[...images, ...ofListings].map(({ photo }) => photo),
    ];
    expect(copied).toEqual(expect.arrayContaining(names));
    const copies = names.flatMap((name) =>
      (['avif', 'webp', 'jpg'] as const).flatMap((format) => listVariants(name ?? '', format)),
    );
    expect(copied).toEqual(expect.arrayContaining(copies.map(({ name }) => name)));
    expect(laid.filter(({ images }) => images.length >= 3).length).toBeGreaterThanOrEqual(5);
  });

  it('ring nowhere, each by a number of its own, and link nowhere real', () => {
    expect(new Set(laid.map(({ phone }) => phone)).size).toBe(laid.length);
    for (const { phone, email, website, descriptionHtml } of laid) {
      expect(phone).toMatch(/^(01632 960\d{3}|07700 900\d{3}|020 7946 0\d{3}|0808 157 0\d{3})$/);
      expect(descriptionHtml).not.toMatch(/\d[\d ]{4,}\d|https?:/);
      expect(email).toMatch(/^[a-z0-9-]+@example\.org$/);
      expect(website).toMatch(/^https:\/\/www\.example\.org\/[a-z0-9-]+$/);
    }
  });

  it('say something, in HTML the cleaner leaves as it is', () => {
    for (const { title, descriptionHtml } of laid) {
      expect({ title, html: cleanHtml(descriptionHtml) }).toEqual({ title, html: descriptionHtml });
      expect(descriptionHtml.split('<p>').length - 1).toBeGreaterThanOrEqual(2);
      expect(descriptionHtml.length).toBeGreaterThan(250);
    }
  });

  it('keep every label whole on the wire, where a comma ends one', () => {
    const written = new Map(sampleListings.map((listing) => [listing.title, listing]));
    for (const { title, features, headFeatures } of laid) {
      expect({ features, headFeatures }).toEqual({
        features: written.get(title)?.features,
        headFeatures: written.get(title)?.headFeatures,
      });
      expect(features.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('include jobs with pay: open ones, and one that is closed and over', () => {
    const jobs = laid.flatMap(({ job, status }) => (job ? [{ ...job, status }] : []));
    const isOver = (moment: string | null) => moment !== null && new Date(moment) < now;
    expect(jobs.length).toBeGreaterThanOrEqual(8);
    expect(jobs.every(({ payFrom, datePosted }) => (payFrom ?? 0) > 0 && isOver(datePosted))).toBe(true);
    expect(jobs.filter(({ status, validThrough }) => status === 'Closed' && isOver(validThrough))).toHaveLength(1);
    expect(jobs.filter(({ status, validThrough }) => status === 'Open' && isOver(validThrough))).toHaveLength(0);
  });
});
