/** By it a browser says that it was here before: a token of its own, of which the care API keeps a hash. */
export const knownDeviceHeader = 'known-device';

/** 256 random bits. */
export const knownDeviceToken = /^[\w-]{43}$/;
