import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { PictureGrid } from './picture-grid';

const pictures = ['Tea in the kitchen', 'A walk', ''].map((description, index) => ({
  id: index + 1,
  src: `/Documents/appImages/${index + 1}.jpg`,
  description,
}));

async function openFirst(locale: 'en' | 'ar' = 'en') {
  renderIn(locale, <PictureGrid pictures={pictures} />);
  await userEvent.click(screen.getByRole('link', { name: 'Tea in the kitchen' }));
  return screen.getByRole('dialog');
}

describe('the pictures of a group', () => {
  it('are links to themselves, named by their descriptions or their numbers', () => {
    renderIn('en', <PictureGrid pictures={pictures} />);
    expect(screen.getByRole('link', { name: 'A walk' })).toHaveAttribute('href', '/Documents/appImages/2.jpg');
    expect(screen.getByRole('link', { name: 'Picture 3 of 3' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('open one at a time over the page, and close', async () => {
    const dialog = await openFirst();
    expect(dialog).toHaveAccessibleName('Pictures in full');
    expect(dialog).toHaveTextContent('Tea in the kitchen');
    expect(dialog).toHaveTextContent('Picture 1 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go on by button and arrow, round the end', async () => {
    const dialog = await openFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(dialog).toHaveTextContent('Picture 2 of 3');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(dialog).toHaveTextContent('Picture 1 of 3');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(dialog).toHaveTextContent('Picture 3 of 3');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft', altKey: true });
    expect(dialog).toHaveTextContent('Picture 3 of 3');
  });

  it('go on to the left in Arabic', async () => {
    const dialog = await openFirst('ar');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(dialog).toHaveTextContent('A walk');
  });

  it('opens again for whoever is faster than the browser’s own event', async () => {
    const dialog = await openFirst();
    const told = new Promise((resolve) => dialog.addEventListener('close', resolve));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('link', { name: 'A walk' }));
    await told;
    expect(screen.getByRole('dialog')).toHaveTextContent('A walk');
  });

  it('follow a finger, but not two', async () => {
    const dialog = await openFirst();
    const touch = (clientX: number) => ({ clientX, clientY: 0 });
    fireEvent.touchStart(dialog, { touches: [touch(200)] });
    fireEvent.touchEnd(dialog, { changedTouches: [touch(100)] });
    expect(dialog).toHaveTextContent('Picture 2 of 3');
    fireEvent.touchStart(dialog, { touches: [touch(200), touch(220)] });
    fireEvent.touchEnd(dialog, { changedTouches: [touch(100)] });
    expect(dialog).toHaveTextContent('Picture 2 of 3');
  });
});
