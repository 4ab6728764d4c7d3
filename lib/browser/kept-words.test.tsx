import { keepWords, restoreWords } from './kept-words';

const page = (text = '', box = '') => `<main><form>
  <input name="city" value="${text}"><textarea name="about"></textarea>
  <input type="password" name="secret" value=""><input type="hidden" name="token" value="fresh">
  <input type="radio" name="gender" value="f" ${box}><input type="radio" name="gender" value="m">
</form></main>`;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

function typeEverything() {
  document.body.innerHTML = page('York', 'checked');
  const secret = field('secret');
  if (secret) secret.value = 'Correct-Horse-9';
}

test('what was typed comes back after logging in again, but no password and no hidden field', () => {
  typeEverything();
  keepWords('/profiles', 'Edith');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Correct-Horse-9');
  document.body.innerHTML = page();
  const heard = jest.fn();
  field('city')?.addEventListener('input', heard);
  restoreWords('/profiles', 'Edith');
  expect([field('city')?.value, field('gender')?.checked]).toEqual(['York', true]);
  expect([field('secret')?.value, field('token')?.value]).toEqual(['', 'fresh']);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('it comes back once, on its own page, and for its owner alone', () => {
  for (const [path, owner] of [
    ['/profiles', 'Mabel'],
    ['/newBlog', 'Edith'],
  ] as const) {
    typeEverything();
    keepWords('/profiles', 'Edith');
    document.body.innerHTML = page();
    restoreWords(path, owner);
    expect(field('city')?.value).toBe('');
  }
});
