export type BucketSetting = 'FILES_URL' | 'BACKUP_URL';

/** Where a bucket is and who may use it; `prefix` is a folder in it, or ''. `setting` has told it. */
export type S3Place = {
  setting: BucketSetting;
  bucketUrl: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Keys = { AWS_ACCESS_KEY_ID?: string | undefined; AWS_SECRET_ACCESS_KEY?: string | undefined };

/** `s3://bucket/folder?endpoint=https://…&region=…`, else AWS. @throws with one line, which never has a key. */
export function readS3Place(
  url: string,
  { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Keys,
  setting: BucketSetting = 'FILES_URL',
): S3Place {
  const { hostname: bucket, pathname, searchParams } = new URL(url);
  const endpoint = searchParams.get('endpoint')?.replace(/\/+$/, '');
  const region = searchParams.get('region') ?? 'us-east-1';
  if (!bucket) throw new Error(`${setting}: name a bucket, as in s3://bucket?endpoint=https://s3.example.com`);
  if (endpoint && !/^https?:\/\/[^/?#]+/.test(endpoint)) {
    throw new Error(`${setting}: endpoint is no address. Write endpoint=https://s3.example.com`);
  }
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new Error(`${setting}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the key of the bucket.`);
  }
  return {
    setting,
    bucketUrl: endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
    prefix: decode(pathname, setting).split('/').filter(Boolean).join('/'),
    region,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
  };
}

function decode(pathname: string, setting: BucketSetting): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new Error(`${setting}: the folder in the bucket holds a lone %. Write %25 for it.`);
  }
}
