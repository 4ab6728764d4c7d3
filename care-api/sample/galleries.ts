import { samplePicture } from './sample-picture';

const drawings = {
  'live-in-care-1': 'A carer brings a cup of tea to an older man who sits in his armchair by the lamp.',
  'live-in-care-2': 'Two women sit at the kitchen table with a pot of tea between them.',
  'live-in-care-3': 'A woman who uses a wheelchair tells her carer a story.',
  'live-in-care-4': 'A carer comes in with her suitcase; a man and his dog welcome her.',
  'respite-1': 'A stand-in carer takes over while the usual one leaves for her holiday.',
  'companionship-1': 'Two women walk the dog on a sunny afternoon.',
  'companionship-2': 'An older man and his visitor have coffee; the cat joins them at the table.',
  'companionship-3': 'Two friends talk in their armchairs by the window.',
  'home-help-1': 'A helper comes through the door with the shopping.',
  'home-help-2': 'A helper and an older man sit down together after the washing-up.',
  'carer-job-1': 'A carer has a quiet cup of tea before her day begins.',
  'carer-job-2': 'A carer arrives at the house where he will live and work.',
  'carer-job-3': 'A carer goes through the plan for the week.',
  'carer-job-4': 'Two carers meet over coffee and laugh.',
  'find-a-carer-1': 'Four of the carers stand side by side.',
  'find-a-carer-2': 'Someone looks for a carer on his laptop.',
} as const;
type Drawing = keyof typeof drawings;

export const sampleGalleryImages = [
  ...inGroup('Live-in care at home', [
    'live-in-care-1',
    'live-in-care-2',
    'live-in-care-3',
    'live-in-care-4',
    'respite-1',
  ]),
  ...inGroup('Company and home help', [
    'companionship-1',
    'companionship-2',
    'companionship-3',
    'home-help-1',
    'home-help-2',
  ]),
  ...inGroup('Our carers', ['carer-job-1', 'carer-job-2', 'carer-job-3', 'carer-job-4', 'find-a-carer-1']),
];

export const sampleListingPictures = [
  ...ofListing(41, ['live-in-care-1', 'live-in-care-2', 'live-in-care-3', 'live-in-care-4']),
  ...ofListing(48, ['find-a-carer-1', 'find-a-carer-2', 'carer-job-2', 'carer-job-3']),
];

/** Free short films of the Blender Foundation stand in for the provider's own. */
export const sampleVideos = [
  toVideo('Meet our carers', 'aqz-KE-bpKQ', 'Big Buck Bunny'),
  toVideo('Meet our carers', 'WhWc3b3KhnY', 'Spring'),
  toVideo('A day with live-in care', 'SkVqJ1SGeL0', 'Caminandes 3: Llamigos'),
  toVideo('A day with live-in care', 'Z4C82eyhwgU', 'Caminandes 2: Gran Dillama'),
];

function inGroup(groupName: string, photos: readonly Drawing[]) {
  return photos.map((photo) => ({ photo: samplePicture(photo), groupName, description: drawings[photo] }));
}

function ofListing(listingId: number, photos: readonly Drawing[]) {
  return inGroup('', photos).map((picture) => ({ ...picture, listingId }));
}

function toVideo(category: string, key: string, title: string) {
  return {
    category,
    link: `https://www.youtube.com/watch?v=${key}`,
    description: `Sample film in place of our own: ${title}, a short animation by the Blender Foundation (CC BY).`,
  };
}
