import { groupHref, groupNameIn, toGalleryGroups } from './gallery-groups';

const image = (id: number, group: string, photo = `${id}.jpg`) => ({ id, group, photo, description: '' });

describe('the groups of the photo gallery', () => {
  it('are distinct names with their pictures in order', () => {
    const groups = toGalleryGroups([image(1, 'Garden'), image(2, 'Kitchen'), image(3, 'Garden')]);
    expect(groups.map(({ name, pictures }) => [name, pictures.map(({ id }) => id)])).toEqual([
      ['Garden', [1, 3]],
      ['Kitchen', [2]],
    ]);
  });

  it('leave out the home banners, pictures of no group and pictures without a file', () => {
    const images = [image(1, 'Home banner'), image(2, ''), image(3, 'Garden', '')];
    expect(toGalleryGroups(images)).toEqual([]);
  });

  it.each(['Care & training', 'a/b?c=d#e', '100 %', 'صور', '"quotes"'])('have an address for %s', (name) => {
    const [, , segment = '', ...rest] = groupHref(name).split('/');
    expect(rest).toEqual([]);
    expect(groupNameIn(segment)).toBe(name);
  });

  it('have no name in a broken address', () => expect(groupNameIn('%E0%A4%A')).toBeNull());
});
