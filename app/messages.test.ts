import { getSettings } from './messages';

it('puts the words of a language together once, and those of another apart', async () => {
  const english = await getSettings('en');
  expect(await getSettings('en')).toBe(english);
  const german = await getSettings('de');
  expect(german.messages.ProviderTexts).toEqual({});
  expect(german.messages.Home).not.toEqual(english.messages.Home);
});
