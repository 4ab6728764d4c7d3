import { writeFileSync } from 'node:fs';
import { measureDeeds } from './measure-deeds';
import { measureImport } from './measure-import';
import { measureLists } from './measure-lists';
import { type Measured, openOffice } from './office';

const [file = '', rowsAsked = '', timesAsked = '', ...parts] = process.argv.slice(2);
const [rows, times] = [Number(rowsAsked), Number(timesAsked)];

const office = await openOffice(rows);
const measured: Measured[] = [];
if (parts.includes('lists')) measured.push(...(await measureLists(office, rows, times)));
if (parts.includes('deeds')) measured.push(...(await measureDeeds(office, rows)));
if (parts.includes('import')) measured.push(...(await measureImport(office, times)));
writeFileSync(file, JSON.stringify({ database: office.database.kind, rows, measured }));
await office.close();
