import { pathTo, toPageTree } from './page-tree';

const page = (menuId: number, parentMenuId: number | null) => ({
  menuId,
  parentMenuId,
  title: `Page ${menuId}`,
  slug: '',
  noIndex: false,
});
const outline = (tree: ReturnType<typeof toPageTree>): unknown[] =>
  tree.map(({ menuId, below }) => (below.length > 0 ? [menuId, outline(below)] : menuId));

test('pages stand below the page that they belong to, in their order', () => {
  const tree = toPageTree([page(1, null), page(4, 2), page(2, 1), page(3, 1), page(5, null)]);
  expect(outline(tree)).toEqual([[1, [[2, [4]], 3]], 5]);
  expect(pathTo(tree, 4).map(({ menuId }) => menuId)).toEqual([1, 2, 4]);
  expect(pathTo(tree, 9)).toEqual([]);
});

test('no page is lost: neither below one that is gone nor in a ring', () => {
  expect(outline(toPageTree([page(1, 9), page(2, 3), page(3, 2), page(4, 4), page(1, null)]))).toEqual([
    1,
    [2, [3]],
    4,
  ]);
});
