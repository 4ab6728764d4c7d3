import { languageMark } from './language-mark';

const english = 'Live-in care, from £1,250 a week';
const arabic = 'رعاية على مدار الساعة';
const urdu = 'گھر میں دیکھ بھال کرنے والے';

test('English on an Arabic page is marked, with its direction', () => {
  expect(languageMark(english, 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(languageMark('Dementia', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
});

test('a text in the language of its page needs no mark', () => {
  expect(languageMark(english, 'en')).toEqual({});
  expect(languageMark(arabic, 'ar')).toEqual({});
});

test('Arabic on an English page is marked, with its direction', () => {
  expect(languageMark(arabic, 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
});

test('letters of Urdu alone tell it from Arabic; on an Arabic page the direction is the same', () => {
  expect(languageMark(urdu, 'en')).toEqual({ lang: 'ur', dir: 'rtl' });
  expect(languageMark(urdu, 'ar')).toEqual({ lang: 'ur' });
});

test('letters that several languages share leave the language open', () => {
  expect(languageMark('چگونه کمک بگیریم', 'en')).toEqual({ dir: 'auto' });
  expect(languageMark('Как получить помощь', 'en')).toEqual({ dir: 'auto' });
});

test.each(['', ' ', '01632 960 018', '£1,250–£1,450', '٢٤/٧', '…'])('“%s” has no language', (text) => {
  expect(languageMark(text, 'ar')).toEqual({});
  expect(languageMark(text, 'en')).toEqual({});
});

test('most letters decide: a name within a text does not change its language', () => {
  expect(languageMark('إرشادات NHS للرعاية في المنزل', 'ar')).toEqual({});
  expect(languageMark('إرشادات NHS للرعاية في المنزل', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(languageMark('What “السلام” means to the people we care for', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
});

test('accents and letters of other Latin alphabets are Latin', () => {
  expect(languageMark('Gofal preswyl yn Llŷn', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
});
