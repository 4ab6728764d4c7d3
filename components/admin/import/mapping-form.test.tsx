import { renderIn } from '@/components/testing/render-in';
import { importRunSchema } from '@/lib/contract/import';
import { MappingForm } from './mapping-form';

const run = importRunSchema.parse({
  ...{ id: 1, fileName: 'may.csv', by: '', createdAt: '2026-06-02T09:00:00Z', state: 'ready', format: 'May' },
  columns: [{ name: 'Name', samples: ['Oak House'] }],
  mapping: { source: 'May', columns: { title: 'Name' }, reading: { sheet: 'Wales ', others: ['Wales', 'England'] } },
  ...{ statedOn: '2026-05-31', isWhole: true, expected: null, examples: null, done: 0, total: 0 },
  ...{ rowsPerSecond: null, secondsLeft: null, taken: null, problem: null, undoUntil: null },
  kept: { count: 0, created: 0, some: [] },
});

it('keeps what was said of the file for the next try: its day, that it is whole, its sheet to the letter', () => {
  renderIn('en', <MappingForm run={run} />);
  const fields = new FormData(document.forms[0]);
  expect([fields.get('date'), fields.get('isWhole'), fields.get('sheet')]).toEqual(['2026-05-31', '1', 'Wales ']);
});
