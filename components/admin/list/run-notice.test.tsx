import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { runSchema } from '@/lib/contract/bulk';
import { RunNotice } from './run-notice';

function show(more: Record<string, unknown>) {
  const now = Date.now();
  const run = runSchema.parse({
    ...{ id: 4, kind: 'listing', action: 'town', value: 'Hull', total: 2, isFinished: true, changed: 2 },
    ...{ conflicts: [], refused: [], undoUntil: new Date(now + 60_000).toISOString(), isUndone: false },
    ...more,
  });
  renderIn('en', <RunNotice run={run} path="/adminPanel/listings" search="" now={now} />);
}

it('says how many were changed, with the way back', () => {
  show({});
  expect(screen.getByRole('status')).toHaveTextContent('2 rows were changed.');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('says that what was done has been taken back, not that as many were changed once more', () => {
  show({ action: 'undo', undoUntil: new Date(0).toISOString() });
  expect(screen.getByRole('status')).toHaveTextContent(/^It has been taken back\.$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
