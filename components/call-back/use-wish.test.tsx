import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useWish } from './use-wish';

function Form() {
  const { form, way, wish, look } = useWish({ contactBy: 'phone', date: '', time: '' });
  return (
    <form ref={form} onChange={look}>
      <input name="contactBy" defaultValue="phone" />
      <input name="date" type="date" />
      <input name="time" />
      <output>
        {way} {wish}
      </output>
    </form>
  );
}

it('knows what was chosen before script was there, and what is chosen after', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Form />);
  const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  Object.assign(field('date') ?? {}, { value: '2026-12-03' });
  Object.assign(field('contactBy') ?? {}, { value: 'email' });
  await act(async () => {
    hydrateRoot(page, <Form />);
  });
  expect(page.querySelector('output')).toHaveTextContent('email 2026-12-03');
  await act(async () => {
    fireEvent.change(field('time') ?? page, { target: { value: 'evening' } });
  });
  expect(page.querySelector('output')).toHaveTextContent('email 2026-12-03 evening');
  page.remove();
});
