import { json, Upstream } from '@/testing/upstream';
import { getCompany } from './content';

const upstream = new Upstream();
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  return upstream.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const name of ['SITE_NAME', 'SITE_PHONE']) delete process.env[name];
  await upstream.stop();
});

it('is whom the settings name where the API never answered, or tells the logo alone, and whom the API names else', async () => {
  upstream.answerWith((_, response) => json(response, {}, 500));
  expect(await getCompany()).toBeNull();
  process.env.SITE_NAME = 'Rose Care';
  process.env.SITE_PHONE = '01632 960000';
  expect(await getCompany()).toMatchObject({ name: 'Rose Care', phone: '01632 960000', tellsDetails: false });
  upstream.answerWith((_, response) => json(response, { companyId: 3, logoPath: 'a.png' }));
  expect(await getCompany()).toMatchObject({ logo: 'a.png', name: 'Rose Care', tellsDetails: false });
  upstream.answerWith((_, response) =>
    json(response, { companyId: 3, logoPath: 'a.png', companyName: 'Ours', phone: '' }),
  );
  expect(await getCompany()).toMatchObject({ name: 'Ours', phone: '', tellsDetails: true });
});
