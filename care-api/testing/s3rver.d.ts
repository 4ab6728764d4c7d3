/** It has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  type Options = { directory: string; silent: boolean; configureBuckets: { name: string; configs: [] }[] };
  class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
  export = S3rver;
}
