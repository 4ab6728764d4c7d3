import { getSettings } from './messages';

// Not of whatever product this machine runs: with none, there are no words of the provider's own.
process.env.CARE_API_URL = 'http://127.0.0.1:9';

it('puts the words of a language together once, and those of another apart, with those of the registers', async () => {
  const english = await getSettings('en');
  expect(await getSettings('en')).toBe(english);
  const german = await getSettings('de');
  expect(german.messages.ProviderTexts).toMatchObject({ 'Older people': 'Ältere Menschen' });
  expect(german.messages.Home).not.toEqual(english.messages.Home);
});
