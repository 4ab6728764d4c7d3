/** Where a bucket is and who may use it; `prefix` is a folder in it, or ''. */
export type S3Place = {
  bucketUrl: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Keys = { AWS_ACCESS_KEY_ID?: string | undefined; AWS_SECRET_ACCESS_KEY?: string | undefined };

/**
 * `s3://bucket/folder?endpoint=https://…&region=…`; without an endpoint it is a bucket of AWS.
 * @throws with one line that says what is wrong, never a key.
 */
export function readS3Place(filesUrl: string, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Keys): S3Place {
  const { hostname: bucket, pathname, searchParams } = new URL(filesUrl);
  const endpoint = searchParams.get('endpoint')?.replace(/\/+$/, '');
  const region = searchParams.get('region') ?? 'us-east-1';
  if (!bucket) throw new Error('FILES_URL: name a bucket, as in s3://bucket?endpoint=https://s3.example.com');
  if (endpoint && !/^https?:\/\/[^/?#]+/.test(endpoint)) {
    throw new Error('FILES_URL: endpoint is no address. Write endpoint=https://s3.example.com');
  }
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new Error('FILES_URL: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the key of the bucket.');
  }
  return {
    bucketUrl: endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`,
    prefix: decode(pathname).split('/').filter(Boolean).join('/'),
    region,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
  };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new Error('FILES_URL: the folder in the bucket holds a lone %. Write %25 for it.');
  }
}
