import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OnceField } from './once-field';

const nameIn = (form: HTMLFormElement) => new FormData(form).get('once');

it('names a form, keeps the name while it is filled in, and names it anew once it was emptied', () => {
  const shown = () => (
    <form aria-label="a form">
      <OnceField />
    </form>
  );
  const { container, rerender } = render(shown());
  const form = container.querySelector('form')!;
  const first = nameIn(form);
  expect(first).toMatch(/^[\w-]{8,60}$/);
  rerender(shown());
  expect(nameIn(form)).toBe(first);
  fireEvent.reset(form);
  expect(nameIn(form)).not.toBe(first);
});

it('is named by script alone where that is asked for', () => {
  const page = <OnceField byScriptAlone />;
  expect(renderToString(page)).toContain('value=""');
  const { container } = render(<form>{page}</form>);
  expect(nameIn(container.querySelector('form')!)).toMatch(/^[\w-]{8,60}$/);
});

it('has a name without script too, and another once script is there: a page that is kept is shown to many', () => {
  const page = (
    <form>
      <OnceField />
    </form>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  const kept = nameIn(place.querySelector('form')!);
  expect(kept).toMatch(/^[\w-]{8,60}$/);
  render(page, { container: place, hydrate: true });
  expect(nameIn(place.querySelector('form')!)).not.toBe(kept);
});
