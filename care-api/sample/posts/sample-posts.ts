import { atHome } from './at-home';
import { careAndCarers } from './care-and-carers';
import { startingOut } from './starting-out';

export const samplePosts = [...startingOut, ...atHome, ...careAndCarers];
