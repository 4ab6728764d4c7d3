import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { importRunSchema } from '@/lib/contract/import';
import { ImportScreen } from './import-screen';

const none = { created: 1, changed: 0, unchanged: 0, joined: 0, closed: 0, open: 0, refused: 0, mended: 0 };
const failed = {
  ...{ id: 1, fileName: 'may.csv', by: '', createdAt: '2026-06-02T09:00:00Z', state: 'failed', format: 'May' },
  ...{ columns: [], mapping: null, isWhole: false, expected: none, examples: null, done: 0, total: 0 },
  ...{ rowsPerSecond: null, secondsLeft: null, taken: null, problem: null, undoUntil: null },
  kept: { count: 0, created: 0, some: [] },
};

it.each([true, false])('a failed import whose file is there (%s) alone can be gone on with', (hasFile) => {
  renderIn('en', <ImportScreen run={importRunSchema.parse({ ...failed, hasFile })} part={null} />);
  expect(screen.queryAllByRole('button', { name: 'Go on with the import' })).toHaveLength(hasFile ? 1 : 0);
});
