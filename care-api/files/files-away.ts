import { Refusal } from '@/care-api/kernel/refusal';
import type { BucketSetting, S3Place } from './s3-place';

/** The bucket could not be asked, or refused; whoever waits for a file hears that it is for now. */
export class FilesAway extends Refusal {
  constructor(
    setting: BucketSetting,
    readonly reason: string,
    /** Its status, 0 where there was none. */
    readonly answered: number,
    cause?: unknown,
  ) {
    super(503, 'filesAway', undefined, { 'retry-after': '5' });
    this.cause = cause ?? new Error(`The bucket of ${setting} ${reason}`);
  }

  advise({ setting, bucketUrl }: S3Place): BadBucket {
    const { answered, reason } = this;
    const bad = (what: string, isSetting: boolean) => new BadBucket(setting, what, isSetting);
    if (answered === 404) return bad(`there is no bucket at ${bucketUrl}. Make it, or correct ${setting}.`, true);
    if (answered === 403 || answered === 401) {
      const keys = 'Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or let that key list, read, write and delete.';
      return bad(`${bucketUrl} refused us (${answered}). ${keys}`, true);
    }
    const isSetting = answered >= 300 && answered < 500;
    return bad(`${bucketUrl} ${reason}. Start it, or correct ${setting}.`, isSetting);
  }
}

/** What is wrong with the bucket; `isSetting` where waiting does not help. */
export class BadBucket extends Error {
  constructor(
    setting: BucketSetting,
    what: string,
    readonly isSetting: boolean,
  ) {
    super(`${setting}: ${what}`);
  }
}
