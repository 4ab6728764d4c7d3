import { applicationBoard } from './application';

it('the board of an API of the release before, which has columns alone, is one', () => {
  const told = { totalIsCapped: false, counts: {} };
  expect(applicationBoard.parse({ columns: [] })).toEqual({ ...told, columns: [], total: 0 });
  const columns = [
    { stage: 'read', total: 20, items: [] },
    { stage: 'call', total: 3, items: [] },
  ];
  expect(applicationBoard.parse({ columns })).toEqual({ ...told, columns, total: 23 });
  const whole = { columns, total: 24, totalIsCapped: true, counts: { read: 20 } };
  expect(applicationBoard.parse(whole)).toEqual(whole);
});
