/** The fields of a profile form that nothing is wrong with. */
export const someProfile = {
  email: 'edith@example.org',
  phoneNo: '07700 900123',
  gender: 'Female',
  day: '29',
  month: '2',
  year: '1980',
  aboutyou: '',
  address: 'Flat 1',
  street: 'Sample Street',
  city: 'York',
  state: 'North Yorkshire',
  country: 'United Kingdom',
  nationality: 'British',
  updatedDate: '',
};
