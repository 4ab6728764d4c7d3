import { keepFormValues, restoreFormValues } from './kept-form-values';
import { restoreAfterLanguageSwitch, takeAlong } from './language-switch';

const page = (text = '', box = '') => `<main><form>
  <input name="city" value="${text}"><textarea name="about"></textarea>
  <input type="password" name="secret" value="" autocomplete="current-password"><input type="hidden" name="token" value="fresh">
  <input type="radio" name="gender" value="f" ${box}><input type="radio" name="gender" value="m">
</form></main>`;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

function typeEverything({ isShown = false } = {}) {
  document.body.innerHTML = page('York', 'checked');
  const secret = field('secret');
  if (secret) secret.value = 'Correct-Horse-9';
  // As the button that shows it does.
  if (secret && isShown) secret.type = 'text';
}

test.each([false, true])('what was typed comes back, but no hidden field and no password: shown %s', (isShown) => {
  typeEverything({ isShown });
  keepFormValues('/profiles', 'Edith');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Correct-Horse-9');
  document.body.innerHTML = page();
  const heard = jest.fn();
  field('city')?.addEventListener('input', heard);
  restoreFormValues('/profiles', 'Edith');
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
    keepFormValues('/profiles', 'Edith');
    document.body.innerHTML = page();
    restoreFormValues(path, owner);
    expect(field('city')?.value).toBe('');
  }
});

test('fields of one name in two forms keep apart, and a form that keeps its words by itself is left alone', () => {
  const forms = (one = '', own = '') =>
    `<form action="/a"><input name="email" value="${one}"></form><form data-keeps-words><input name="own" value="${own}"></form>`;
  document.body.innerHTML = forms('edith@example.org', 'answer');
  keepFormValues('/form', 'Edith');
  document.body.innerHTML = `<form action="/b"><input name="email" id="other"></form>${forms()}`;
  restoreFormValues('/form', 'Edith');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'edith@example.org', '']);
});

test('a search is the same form in every language, though its address is another', () => {
  const search = (action: string, words = '') => `<form action="${action}"><input name="q" value="${words}"></form>`;
  document.body.innerHTML = search('/listing', 'dementia');
  takeAlong(document.createElement('a'), 'ar', '/home');
  document.body.innerHTML = search('/ar/blog') + search('/ar/listing');
  restoreAfterLanguageSwitch('/ar/home');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'dementia']);
});

test('over a change of language it goes to that page in that language, once', () => {
  typeEverything();
  takeAlong(document.createElement('a'), 'ar', '/profiles');
  document.body.innerHTML = page();
  restoreAfterLanguageSwitch('/ar/profiles');
  expect(field('city')?.value).toBe('York');
  document.body.innerHTML = page();
  restoreAfterLanguageSwitch('/ar/profiles');
  expect(field('city')?.value).toBe('');
});

test('where another page comes next, it is forgotten', () => {
  typeEverything();
  takeAlong(document.createElement('a'), 'ar', '/profiles');
  document.body.innerHTML = page();
  restoreAfterLanguageSwitch('/profiles');
  restoreAfterLanguageSwitch('/ar/profiles');
  expect(field('city')?.value).toBe('');
});
