/** What the drawings show: their description is also read out to those who do not see them. */
const drawings = {
  'live-in-care-1.webp': 'A carer brings a cup of tea to an older man who sits in his armchair by the lamp.',
  'live-in-care-2.webp': 'Two women sit at the kitchen table with a pot of tea between them.',
  'live-in-care-3.webp': 'A woman who uses a wheelchair tells her carer a story.',
  'live-in-care-4.webp': 'A carer comes in with her suitcase; a man and his dog welcome her.',
  'respite-1.webp': 'A stand-in carer takes over while the usual one leaves for her holiday.',
  'companionship-1.webp': 'Two women walk the dog on a sunny afternoon.',
  'companionship-2.webp': 'An older man and his visitor have coffee; the cat joins them at the table.',
  'companionship-3.webp': 'Two friends talk in their armchairs by the window.',
  'home-help-1.webp': 'A helper comes through the door with the shopping.',
  'home-help-2.webp': 'A helper and an older man sit down together after the washing-up.',
  'carer-job-1.webp': 'A carer has a quiet cup of tea before her day begins.',
  'carer-job-2.webp': 'A carer arrives at the house where he will live and work.',
  'carer-job-3.webp': 'A carer goes through the plan for the week.',
  'carer-job-4.webp': 'Two carers meet over coffee and laugh.',
  'find-a-carer-1.webp': 'Four of the carers stand side by side.',
  'find-a-carer-2.webp': 'Somebody looks for a carer on his laptop.',
} as const;
type Drawing = keyof typeof drawings;

export const sampleGalleryImages = [
  ...inGroup('Live-in care at home', [
    ...(['live-in-care-1.webp', 'live-in-care-2.webp', 'live-in-care-3.webp'] as const),
    ...(['live-in-care-4.webp', 'respite-1.webp'] as const),
  ]),
  ...inGroup('Company and home help', [
    ...(['companionship-1.webp', 'companionship-2.webp', 'companionship-3.webp'] as const),
    ...(['home-help-1.webp', 'home-help-2.webp'] as const),
  ]),
  ...inGroup('Our carers', [
    ...(['carer-job-1.webp', 'carer-job-2.webp', 'carer-job-3.webp'] as const),
    ...(['carer-job-4.webp', 'find-a-carer-1.webp'] as const),
  ]),
];

/** Gallery pictures of the two listings the home page leads to. */
export const sampleListingPictures = [
  ...ofListing(41, ['live-in-care-1.webp', 'live-in-care-2.webp', 'live-in-care-3.webp', 'live-in-care-4.webp']),
  ...ofListing(48, ['find-a-carer-1.webp', 'find-a-carer-2.webp', 'carer-job-2.webp', 'carer-job-3.webp']),
];

/** Free short films of the Blender Foundation stand in for the provider's own. */
export const sampleVideos = [
  toVideo('Meet our carers', 'aqz-KE-bpKQ', 'Big Buck Bunny'),
  toVideo('Meet our carers', 'WhWc3b3KhnY', 'Spring'),
  toVideo('A day with live-in care', 'SkVqJ1SGeL0', 'Caminandes 3: Llamigos'),
  toVideo('A day with live-in care', 'Z4C82eyhwgU', 'Caminandes 2: Gran Dillama'),
];

function inGroup(groupName: string, photos: readonly Drawing[]) {
  return photos.map((photo) => ({ photo, groupName, description: drawings[photo] }));
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
