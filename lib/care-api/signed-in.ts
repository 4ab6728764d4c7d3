export type SignedIn = { accessToken: string; userId: string; name: string };
