import { zipOf } from '@/care-api/import/places/testing/zip-of';

/** Rows of XML, as a sheet of Excel has them. */
type Xlsx = { sheets: Readonly<Record<string, string>>; shared?: readonly string[]; styles?: string; hidden?: string };

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An .xlsx of sheets by their names. */
export function xlsxOf({ sheets, shared = [], styles = '', hidden }: Xlsx): Buffer {
  const names = Object.keys(sheets);
  const state = (name: string) => (name === hidden ? ' state="hidden"' : '');
  const listed = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state(name)} r:id="r${at + 1}"/>`,
  );
  const ways = names.map((_, at) => way(`r${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  return zipOf({
    '_rels/.rels': rels([way('r1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': rels([
      ...ways,
      way('rs', 'sharedStrings', 'sharedStrings.xml'),
      way('rt', 'styles', '/xl/styles.xml'),
    ]),
    'xl/sharedStrings.xml': `<sst ${main}>${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}>${styles}</styleSheet>`,
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheets[name] ?? ''])),
  });
}

/** A sheet of plain cells. `more` stands behind its rows. */
export function sheetOf(rows: readonly (readonly string[])[], more = ''): string {
  const lines = rows.map((cells, at) => `<row r="${at + 1}">${cells.map(inline).join('')}</row>`);
  return sheetXml(lines.join(''), more);
}

/** As Excel saves it: each text once, cells by their places, and nothing for those without. */
export function sharedBook(name: string, rows: readonly (readonly string[])[]): Xlsx {
  const shared = [...new Set(rows.flat())].filter(Boolean);
  const cell = (text: string, at: string) => (text ? `<c r="${at}" t="s"><v>${shared.indexOf(text)}</v></c>` : '');
  const lines = rows.map((cells, row) => {
    const written = cells.map((text, column) => cell(text, `${lettersOf(column)}${row + 1}`));
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  const texts = shared.map((text) => `<t xml:space="preserve">${escaped(text)}</t>`);
  return { sheets: { [name]: sheetXml(lines.join('')) }, shared: texts };
}

/** 'AB' for 27. */
export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

export function sheetXml(rows: string, more = ''): string {
  return `<worksheet ${main}><sheetData>${rows}</sheetData>${more}</worksheet>`;
}

export function inline(text: string): string {
  return text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** An .ods of sheets by their names, of XML rows. */
export function odsOf(sheets: Readonly<Record<string, string>>): Buffer {
  const tables = Object.entries(sheets).map(
    ([name, rows]) => `<table:table table:name="${name}">${rows}</table:table>`,
  );
  const spaces = ['office', 'table', 'text'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:${name}"`);
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content ${spaces.join(' ')}>${tables.join('')}</office:document-content>`,
  });
}

export function odsRow(cells: readonly string[]): string {
  const written = cells.map((text) => `<table:table-cell><text:p>${escaped(text)}</text:p></table:table-cell>`);
  return `<table:table-row>${written.join('')}</table:table-row>`;
}

function way(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
}

function rels(ways: readonly string[]): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${ways.join('')}</Relationships>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
