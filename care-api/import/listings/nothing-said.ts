import type { Said } from '@/care-api/database/register-entry';
import { plainFields } from '@/lib/contract/listing-fields';

export const nothingSaid: Said = {
  ...plainFields.parse({}),
  title: '',
  status: 'Open',
  descriptionHtml: '',
  features: [],
  headFeatures: [],
  categoryNames: [],
  facts: [],
  lat: null,
  lng: null,
  register: null,
  job: null,
};
