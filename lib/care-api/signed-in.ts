/** In whose name the API is asked: what this room needs to know of a session. */
export type SignedIn = { accessToken: string; userId: string; name: string };
