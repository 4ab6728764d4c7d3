import { z } from 'zod';
import { type Endpoint, pictureMaxBody } from '../endpoint';
import {
  galleryImageInput,
  galleryImageSchema,
  galleryQuery,
  listingPictureInput,
  listingPictureSchema,
} from '../gallery';
import { resources } from '../resources';
import { videoInput, videoSchema } from '../video';
import { allOrPages, byUsername, create, done, list, none, one, remove, update } from './build';

const { galleryImage, video } = resources;
const galleryImages = z.array(galleryImageSchema);
const listingPictures = z.array(listingPictureSchema);
const writing = { maxBody: pictureMaxBody, changes: ['gallery'] } as const;
const imageWriting = { body: galleryImageInput, response: galleryImageSchema, ...writing } as const;
const pictureWriting = { body: listingPictureInput, response: listingPictureSchema, ...writing } as const;
const videoWriting = { body: videoInput, response: videoSchema, changes: ['videos'] } as const;

export const galleryCalls = {
  listGalleryImages: {
    ...allOrPages(
      galleryImage,
      'ImageGallery',
      'Pictures of the photo gallery, all or of one group; with `page` one page, for staff',
      { page: galleryImageSchema, all: galleryImageSchema },
      { reads: ['gallery'] },
    ),
    query: galleryQuery,
  },
  listHomeBanners: list('ImageGallery/homeBanner', 'Pictures of the home slider', {
    response: galleryImages,
    reads: ['gallery'],
  }),
  getGalleryImage: one('ImageGallery/{id}', 'One picture', { response: galleryImageSchema, reads: ['gallery'] }),
  createGalleryImage: create('ImageGallery', 'A new picture', imageWriting, galleryImage.who),
  updateGalleryImage: update('ImageGallery/{id}', 'Change a picture', imageWriting, galleryImage.who),
  deleteGalleryImage: remove(
    'ImageGallery/{id}',
    'Delete a picture',
    { response: done, changes: ['gallery'] },
    galleryImage.who,
  ),

  listListingPictures: list('Gallery', 'Pictures of listings', { response: listingPictures, reads: ['gallery'] }),
  getListingPicture: one('Gallery/{id}', 'One picture of a listing', {
    response: listingPictureSchema,
    reads: ['gallery'],
  }),
  listPicturesOfListing: one('Gallery/typeDetails/{id}', 'The pictures of one listing', {
    idQuery: 'typeId',
    response: listingPictures,
    reads: ['gallery'],
  }),
  listPicturesOfUser: {
    method: 'GET',
    path: 'Gallery/userGallery/{username}',
    who: 'anyone',
    summary: 'The pictures somebody added',
    params: byUsername,
    query: none,
    body: none,
    response: listingPictures,
    reads: ['gallery'],
  },
  createListingPicture: create('Gallery', 'A new picture of a listing', pictureWriting, 'editor'),
  updateListingPicture: update('Gallery/{id}', 'Change a picture of a listing', pictureWriting, 'editor'),
  deleteListingPicture: remove(
    'Gallery/delete/{id}',
    'Delete a picture of a listing',
    { idQuery: 'galleryId', response: done, changes: ['gallery'] },
    'editor',
  ),

  listVideos: allOrPages(
    video,
    'VideoGallery',
    'Videos; with `page` one page, for staff',
    { page: videoSchema, all: videoSchema },
    { reads: ['videos'] },
  ),
  getVideo: one('VideoGallery/{id}', 'One video', {
    idQuery: 'videogalleryid',
    response: videoSchema,
    reads: ['videos'],
  }),
  createVideo: create('VideoGallery', 'A new video', videoWriting, video.who),
  updateVideo: update('VideoGallery/{id}', 'Change a video', { idQuery: 'videoGalleryId', ...videoWriting }, video.who),
  deleteVideo: remove(
    'VideoGallery/{id}',
    'Delete a video',
    { idQuery: 'videoGalleryId', response: done, changes: ['videos'] },
    video.who,
  ),
} satisfies Record<string, Endpoint>;
