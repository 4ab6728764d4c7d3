import { json, Upstream } from '@/testing/upstream';
import { getTranslatedTexts } from './translated-texts';

const upstream = new Upstream((_, response) => json(response, [{ original: 'Dementia', words: 'Otępienie' }]));
beforeAll(() => upstream.start());
afterAll(() => upstream.stop());

it('says the words of registers as the provider does, and in ours where the provider says nothing', async () => {
  expect(await getTranslatedTexts('pl')).toMatchObject({ Dementia: 'Otępienie', 'Older people': 'Starsze osoby' });
  expect(await getTranslatedTexts('pl', 'page-7')).toEqual({ Dementia: 'Otępienie' });
  expect(await getTranslatedTexts('en')).toEqual({});
});
