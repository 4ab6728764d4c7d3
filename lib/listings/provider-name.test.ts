import { providerBesideTitle } from './provider-name';
import { makeListing } from './testing/make-listing';

test.each([
  ['22 Regent Street Leeds', 'Carers Ltd.', 'Carers Ltd'],
  ['1 Castle Street,', 'ADHD CERTIFY LTD', 'ADHD CERTIFY LTD'],
  ['Bluebird Care (Winchester)', 'Belrose Limited', 'Belrose Limited'],
  ['Dirrans Centre', 'North Ayrshire Council', 'North Ayrshire Council'],
  ['AbilityAvenue Care', 'AbilityAvenue Care Ltd', ''],
  ['PossAbilities', 'PossAbilities C.I.C.', ''],
  ['Sharston, Diagnostic & Healthcare', 'Diagnostic and Healthcare Limited', ''],
  ['ICare (GB) Limited - Blackpool', 'I Care (GB) Limited', ''],
  ['Rose Cottage', '', ''],
])('%s is run by %s, which stands there as "%s"', (typeTitle, provider, shown) => {
  const register = { regulator: 'R', number: '', url: '', provider, kinds: [], places: null, rating: null };
  const wire = { typeId: 1, typeTitle, register: { ...register, inspectedOn: null, checkedOn: null } };
  expect(providerBesideTitle(makeListing(wire))).toBe(shown);
});
