import { pageWork } from './page-work';

const { map } = pageWork;

it('a menu that is taken back is none, and one that is chosen its number', () => {
  const data = { contentFileName: 'About', menuId: 7 };
  const fields = map.toFields(data);
  expect(map.toData(fields, data)).toEqual(data);
  expect(map.toData({ ...fields, menu: '' }, data)).toMatchObject({ menuId: null });
  expect(map.toData({ ...fields, menu: '12' }, data)).toMatchObject({ menuId: 12 });
});
