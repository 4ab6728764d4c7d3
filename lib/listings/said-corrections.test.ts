import { saidCorrections } from './said-corrections';

it('says a correction as it was typed', () => {
  const corrections = [
    { from: 'oldahm', to: 'oldham' },
    { from: 'demntia', to: 'dementia' },
  ];
  expect(saidCorrections('demntia, Oldahm', corrections)).toEqual([
    { from: 'Oldahm', to: 'Oldham' },
    { from: 'demntia', to: 'dementia' },
  ]);
  expect(saidCorrections('something else', [{ from: 'a', to: 'b' }])).toEqual([{ from: 'a', to: 'b' }]);
});
