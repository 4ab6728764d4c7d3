/** What shows content may be kept, and is asked for again before it is shown: what was taken away is gone for everybody. */
export const askedAgain = { 'cache-control': 'public, max-age=0, must-revalidate' };
