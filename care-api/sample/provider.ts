import { homeBannerGroup } from '@/care-api/gallery/gallery-resource';
import { claims } from '@/lib/contract/claims';
import { liveInFees } from './fees';
import { samplePicture } from './sample-picture';

export const sampleCompany = {
  logoPath: 'logo.png',
  name: 'Fernhollow Live-in Care',
  phone: '01632 960 140',
  email: 'hello@example.com',
  address: 'Fernhollow House, 1 Sample Street, York YO1 9ZZ',
  openingHours: 'Every day, 8am to 8pm',
  openingPeriods: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '20:00' })),
  promiseMinutes: 60,
  fees: [...liveInFees],
  claims: [...claims],
  isSample: true,
};

export const sampleCategories = [
  'Live-In Care',
  'Respite Care',
  'Dementia Care',
  'Nursing and Complex Care',
  'Companionship and Home Help',
  'Carer Jobs',
  'Nursing and Office Jobs',
  'Local Businesses',
] as const;
export type SampleCategory = (typeof sampleCategories)[number];

export const sampleMenus = [
  { name: 'Home', url: '/home' },
  { name: 'Care Services', url: '/listing' },
  { name: 'Insights', url: '/blog' },
];

export const sampleHomeBanners = [
  {
    photo: samplePicture('home-banner-1'),
    groupName: homeBannerGroup,
    description: 'An older woman sits in her own armchair by the window while her carer brings a cup of tea.',
  },
  {
    photo: samplePicture('home-banner-2'),
    groupName: homeBannerGroup,
    description: 'A woman who uses a wheelchair is out in the sun near her house, talking with her carer.',
  },
  {
    photo: samplePicture('home-banner-3'),
    groupName: homeBannerGroup,
    description:
      'A live-in carer arrives at the door with her suitcase; the man she will look after and his dog welcome her.',
  },
];
