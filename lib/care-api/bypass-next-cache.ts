/** Next leaves such a request alone (patch-fetch.js, `isInternal`): neither stored nor a reason to render per request. */
export const bypassNextCache = { revalidate: undefined, internal: true };
