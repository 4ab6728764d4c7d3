import { confirmPath, refusedPath } from './confirm-path';
import { isListPath, listWith } from './list-path';
import { recordPath } from './record-path';

it('forms lead back into the back office and nowhere else', () => {
  const good = ['/adminPanel', '/adminPanel/faqs', '/adminPanel/users/3f-9', '/adminPanel/faqs/7'];
  const bad = [
    '',
    '/',
    '/listing',
    '//adminPanel',
    '/adminPanelX',
    '/adminPanel/../listing',
    'https://x.example/adminPanel',
  ];
  expect(good.filter(isListPath)).toEqual(good);
  expect(bad.filter(isListPath)).toEqual([]);
});

it('a list keeps its question and says what came of a form', () => {
  expect(listWith('/adminPanel/faqs', '?q=a+b&page=2', { done: 'trashed', id: '7' })).toBe(
    '/adminPanel/faqs?q=a+b&page=2&done=trashed&id=7',
  );
  expect(listWith('/adminPanel/faqs', '', {})).toBe('/adminPanel/faqs');
});

it('a refused form leads back with its fault, or first to the password', () => {
  expect(refusedPath('/adminPanel/users/1', '', 'lastAdmin')).toBe('/adminPanel/users/1?problem=lastAdmin');
  expect(refusedPath('/adminPanel/trash', '?kind=faq', 'passwordAgain')).toBe(
    confirmPath('/adminPanel/trash', '?kind=faq'),
  );
  expect(refusedPath('/adminPanel/trash', '', undefined)).toBe('/adminPanel/trash?problem=failed');
});

it('a record is opened where its kind has a screen', () => {
  expect([recordPath('faq', '7'), recordPath('account', '3f-9')]).toEqual([
    '/adminPanel/faqs/7',
    '/adminPanel/users/3f-9',
  ]);
  expect([recordPath('cat', '7'), recordPath('faq', '../x'), recordPath('faq', '')]).toEqual([null, null, null]);
});
