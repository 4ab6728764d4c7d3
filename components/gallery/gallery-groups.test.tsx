import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { GalleryGroups } from './gallery-groups';

const group = (name: string) => ({ name, pictures: [{ id: 1, photo: 'a.jpg', group: name, description: '' }] });

describe('the groups of the gallery', () => {
  it('are cards whose View says what it views', () => {
    renderIn('en', <GalleryGroups groups={[group('Care & training'), group('Garden')]} />);
    expect(screen.getByRole('link', { name: 'View: Care & training' })).toHaveAttribute(
      'href',
      '/imagegallerypicture/Care%20%26%20training',
    );
    expect(screen.getByRole('heading', { name: 'Garden' })).toBeVisible();
    expect(screen.getAllByText('One photo')).toHaveLength(2);
  });

  it('say so when there are none', () => {
    renderIn('en', <GalleryGroups groups={[]} />);
    expect(screen.getByRole('heading', { name: 'No photos here yet' })).toBeVisible();
  });
});
