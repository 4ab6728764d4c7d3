import { Refusal } from '@/care-api/api-error';

/** The bucket could not be asked, or refused; whoever waits for a file hears that it is for now. */
export class FilesAway extends Refusal {
  constructor(
    readonly reason: string,
    /** Its status, 0 where there was none. */
    readonly answered: number,
    cause?: unknown,
  ) {
    super(503, 'filesAway', undefined, { 'retry-after': '5' });
    // What the log shall say.
    this.cause = cause ?? new Error(`The bucket of FILES_URL ${reason}`);
  }

  /** For whoever starts the API, in one line. */
  advise(bucketUrl: string): BadBucket {
    const { answered, reason } = this;
    if (answered === 404)
      return new BadBucket(`there is no bucket at ${bucketUrl}. Make it, or correct FILES_URL.`, true);
    if (answered === 403 || answered === 401) {
      const keys = 'Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or let that key list, read, write and delete.';
      return new BadBucket(`${bucketUrl} refused us (${answered}). ${keys}`, true);
    }
    const isSetting = answered >= 300 && answered < 500;
    return new BadBucket(`${bucketUrl} ${reason}. Start it, or correct FILES_URL.`, isSetting);
  }
}

/** What is wrong with the bucket; `isSetting` where waiting does not help. */
export class BadBucket extends Error {
  constructor(
    what: string,
    readonly isSetting: boolean,
  ) {
    super(`FILES_URL: ${what}`);
  }
}
