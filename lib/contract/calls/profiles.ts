import { z } from 'zod';
import { type Endpoint, pictureMaxBody } from '../endpoint';
import { profileInput, profileSchema } from '../profile';
import { nameParam } from '../wire';
import { create, done, list, none, one, remove, update } from './build';

const single = { response: profileSchema, reads: ['profiles'] } as const;
const write = {
  maxBody: pictureMaxBody,
  body: profileInput,
  response: profileSchema,
  changes: ['profiles'],
} as const;

export const profileCalls = {
  listProfiles: list('Profile', 'Profiles', { response: z.array(profileSchema), reads: ['profiles'] }, 'admin'),
  getProfile: one('Profile/{id}', 'One profile', single, 'owner'),
  getProfileOfAccount: {
    method: 'GET',
    path: 'Profile/UserId/{userId}',
    who: 'owner',
    summary: "A user's profile",
    params: z.object({ userId: nameParam }),
    query: none,
    body: none,
    ...single,
  },
  createProfile: create(
    'Profile',
    'The profile of whoever is signed in; a second one changes the first',
    write,
    'user',
  ),
  updateProfile: update('Profile/{id}', 'Change a profile', write, 'owner'),
  deleteProfile: remove('Profile/{id}', 'Delete a profile', { response: done, changes: ['profiles'] }, 'owner'),
} satisfies Record<string, Endpoint>;
