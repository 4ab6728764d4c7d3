import { readFile, writeFile } from 'node:fs/promises';
import { command } from '../scripts/start/command.mjs';
import { installIfNeeded } from '../scripts/start/install.mjs';
import { Refusal } from '../scripts/start/refusal.mjs';

// Makes lib/directory/places/uk-places.json, the table of towns every installation knows, from a CSV cut from GeoNames
// (geonames.org, CC BY 4.0) with the columns name, lat, lng, admin2_name, population:
// `npm run make-places -- <file>`.

/** Towns the file lacks, or lacks the people of, though listings name them; and those of the islands around. */
const more = [
  'Antrim|Antrim and Newtownabbey|54.7132|-6.2060|25606',
  'Bangor|Ards and North Down|54.6603|-5.6690|64596',
  'Blairgowrie|Perth and Kinross|56.5917|-3.3405|9000',
  'Cheadle|Borough of Stockport|53.3944|-2.2164|14261',
  'Douglas|Isle of Man|54.1505|-4.4815|26677',
  'Enfield|Greater London|51.6521|-0.0810|156858',
  'Fort Augustus|Highland|57.1448|-4.6805|646',
  'Gairloch|Highland|57.7284|-5.6880|950',
  'Ilford|Greater London|51.5588|0.0855|168168',
  'Isle of Skye|Highland|57.4125|-6.1942|10008',
  'Kyle of Lochalsh|Highland|57.2823|-5.7125|739',
  'Lairg|Highland|58.0223|-4.4006|891',
  'Lurgan|Armagh City Banbridge and Craigavon|54.4635|-6.3346|25093',
  'Mallaig|Highland|57.0060|-5.8280|797',
  'South Queensferry|City of Edinburgh|55.9900|-3.3970|9350',
  'St Helier|Jersey|49.1868|-2.1064|35822',
  'St Peter Port|Guernsey|49.4555|-2.5368|18958',
];

await command(makePlaces);

async function makePlaces(supervisor) {
  const [file] = process.argv.slice(2);
  if (!file) throw new Refusal('Usage: npm run make-places -- <file>');
  await installIfNeeded(supervisor);
  const { parse } = await import('csv-parse/sync');
  const rows = parse(await readFile(file), { columns: true, bom: true });
  const lines = rows
    .filter(({ name, admin2_name }) => name && admin2_name)
    .map((row) => [row.name, row.admin2_name, degrees(row.lat), degrees(row.lng), Number(row.population)].join('|'));
  const mended = new Set(more.map(nameAndAuthority));
  const table = [...lines.filter((line) => !mended.has(nameAndAuthority(line))), ...more].sort();

  await writeFile('lib/directory/places/uk-places.json', `${JSON.stringify(table, null, 2)}\n`);
}

function nameAndAuthority(line) {
  return line.split('|', 2).join();
}

/** To ten metres. */
function degrees(value) {
  return String(Number(Number(value).toFixed(4)));
}
