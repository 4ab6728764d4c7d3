import { writeFileSync } from 'node:fs';
import { command } from '../scripts/start/command.mjs';
import { installAll } from './install-all.mjs';

// `npm run bank-holidays -- [first year] [last year]`: writes the table of bank holidays anew.

const regions = { 'england-and-wales': 'ENG', scotland: 'SCT', 'northern-ireland': 'NIR' };
await command(writeBankHolidays);

async function writeBankHolidays(supervisor) {
  await installAll(supervisor);
  const { default: Holidays } = await import('date-holidays');
  const [first = new Date().getUTCFullYear(), last = first + 14] = process.argv.slice(2).map(Number);
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const tables = Object.entries(regions).map(([nation, region]) => {
    const calendar = new Holidays('GB', region);
    const lines = years.map((year) => `    ${year}: '${daysOf(calendar, year)}',`);
    return `  ${nation.includes('-') ? `'${nation}'` : nation}: {\n${lines.join('\n')}\n  },\n`;
  });
  writeFileSync(
    'lib/opening/bank-holidays.ts',
    `import type { Nation } from '@/lib/contract/opening';

/**
 * Month and day of each bank holiday by nation and year, made by \`npm --prefix workshop run bank-holidays\`
 * from date-holidays (CC BY 3.0). One that is proclaimed later is a closed day of the provider's own.
 */
export const bankHolidays: Readonly<Record<Nation, Readonly<Record<string, string>>>> = {
${tables.join('')}};
`,
  );
}

/** `0101 0403`: the days off of a year, substitutes too. */
function daysOf(calendar, year) {
  const days = calendar.getHolidays(year).filter(({ type }) => type === 'public');
  return [...new Set(days.map(({ date }) => date.slice(5, 7) + date.slice(8, 10)))].sort().join(' ');
}
