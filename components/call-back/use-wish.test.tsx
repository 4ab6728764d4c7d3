import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useWish } from './use-wish';

function Form() {
  const { form, wish, look } = useWish({ date: '', time: '' });
  return (
    <form ref={form} onChange={look}>
      <input name="date" type="date" />
      <input name="time" />
      <output>{wish}</output>
    </form>
  );
}

it('knows what was chosen before script was there, and what is chosen after', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Form />);
  const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  Object.assign(field('date') ?? {}, { value: '2026-12-03' });
  await act(async () => {
    hydrateRoot(page, <Form />);
  });
  expect(page.querySelector('output')).toHaveTextContent('2026-12-03');
  await act(async () => {
    fireEvent.change(field('time') ?? page, { target: { value: 'evening' } });
  });
  expect(page.querySelector('output')).toHaveTextContent('2026-12-03 evening');
  page.remove();
});
