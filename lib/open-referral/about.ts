const openGovernment = {
  licence: 'Open Government Licence v3.0',
  licence_url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
};

export function about(publisher: { name: string; url: string }) {
  return {
    version: 'HSDS-UK-3.0',
    profile: 'https://docs.openreferraluk.org/',
    openapi_url: 'https://openreferraluk.org/specifications/3.0/openapi.json',
    publisher,
    registers: ['Care Quality Commission', 'Care Inspectorate'].map((regulator) => ({ regulator, ...openGovernment })),
  };
}
