import { companySchema } from '@/lib/contract/company';
import { galleryJsonLd } from './gallery-json-ld';

const group = {
  name: 'Care & training',
  pictures: [
    { id: 1, photo: 'a b.jpg', group: 'Care & training', description: 'First day' },
    { id: 2, photo: 'c.jpg', group: 'Care & training', description: '' },
  ],
};
const company = companySchema.parse({ companyId: 1, companyName: 'Fernhollow' });

function graphOf(provider: typeof company | null) {
  const around = { locale: 'en', site: 'https://care.example', home: 'Home', gallery: 'Photos' } as const;
  return JSON.parse(JSON.stringify(galleryJsonLd(group, { ...around, company: provider })));
}

describe('what search engines learn of a group of pictures', () => {
  it('is the way to it, and each picture with its caption and whose it is', () => {
    const [way, first, second] = graphOf(company);
    expect(way.itemListElement.at(-1).item).toBe('https://care.example/imagegallerypicture/Care%20%26%20training');
    expect(first).toEqual({
      '@type': 'ImageObject',
      contentUrl: 'https://care.example/Documents/appImages/a%20b.jpg',
      caption: 'First day',
      creator: { '@type': 'Organization', name: 'Fernhollow' },
      creditText: 'Fernhollow',
    });
    expect(second).not.toHaveProperty('caption');
  });

  it('is the way alone where the pictures are of an unknown provider or a sample', () => {
    expect(graphOf(null)).toHaveLength(1);
    expect(graphOf({ ...company, isSample: true })).toHaveLength(1);
  });
});
