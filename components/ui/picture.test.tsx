import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { Picture } from './picture';

const room = { sizes: '50vw', width: 400, height: 250 };

describe('a picture', () => {
  it('offers each newer format in each width its name promises, else itself, and keeps its room', () => {
    const src = '/Documents/appImages/ab12-s900x600.jpg';
    const { container } = renderIn('en', <Picture src={src} alt="Tea" {...room} />);
    const image = screen.getByRole('img', { name: 'Tea' });
    expect(image).toHaveAttribute('width', '900');
    expect(image).toHaveAttribute('height', '600');
    expect(image).toHaveAttribute('src', src);
    const stem = '/Documents/appImages/ab12-s900x600';
    const sets = [...container.querySelectorAll('source')].map((element) => element.getAttribute('srcset'));
    expect(sets).toEqual(
      ['avif', 'webp'].map(
        (format) => `${stem}-w400.${format} 400w, ${stem}-w800.${format} 800w, ${stem}.${format} 900w`,
      ),
    );
    expect(image).not.toHaveAttribute('srcset');
  });

  it('keeps a drawing with a clear ground a png', () => {
    renderIn('en', <Picture src="/Documents/appImages/ab12-s300x200.png" alt="Logo" {...room} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/Documents/appImages/ab12-s300x200.png');
  });

  it('is a plain image where the name says nothing', () => {
    const { container } = renderIn(
      'en',
      <Picture src="/Documents/appImages/photo.webp" alt="Tea" {...room} loading="first" />,
    );
    expect(container.querySelector('picture, source')).toBeNull();
    const image = screen.getByRole('img');
    expect(image).not.toHaveAttribute('srcset');
    expect(image).toHaveAttribute('width', '400');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });
});
