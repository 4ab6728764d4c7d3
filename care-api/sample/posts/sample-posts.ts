import { atHome } from './at-home';
import { careAndCarers } from './care-and-carers';
import { startingOut } from './starting-out';

/** The blog of the fictional provider; its writers and readers are fictional too. */
export const samplePosts = [...startingOut, ...atHome, ...careAndCarers];
