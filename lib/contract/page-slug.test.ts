import { readdirSync } from 'node:fs';
import { isPageSlug, pageSlug } from './page-slug';

const names = (folder: string) => readdirSync(folder, { withFileTypes: true });
const rooms = names('app/[locale]').filter((entry) => entry.isDirectory() && entry.name.startsWith('('));
const firstParts = [
  ...rooms.flatMap(({ name }) => names(`app/[locale]/${name}`)),
  ...['app', 'public'].flatMap(names).filter(({ name }) => !name.includes('[')),
].flatMap((entry) => (entry.isDirectory() && !entry.name.startsWith('[') ? [entry.name] : []));

it.each([...new Set(firstParts)])('/%s is the site’s, and no page of the provider’s takes it', (name) => {
  expect(isPageSlug(name.toLowerCase())).toBe(false);
  expect(pageSlug.safeParse(name).success).toBe(false);
});

it('an address is taken as people type it', () => {
  expect(pageSlug.parse(' /Our-Prices/ ')).toBe('our-prices');
  expect(pageSlug.parse('/')).toBe('');
});
