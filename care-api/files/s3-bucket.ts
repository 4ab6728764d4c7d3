import { FilesAway } from './files-away';
import type { S3Place } from './s3-place';

/** A picture is small; a film may take its time. Milliseconds. */
const patience = { small: 10_000, content: 120_000 };

/** How long a bucket that was there is taken for there, where an answer leaves it open. Milliseconds. */
const trustsFor = 5_000;

type Args = {
  method?: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  body?: Buffer;
  range?: string;
  query?: string;
};

export type Bucket = ReturnType<typeof openBucket>;

/** The signed calls to one bucket. A file that is not there is an answer of 404; all else that fails is FilesAway. */
export function openBucket({ setting, bucketUrl, prefix, region, accessKeyId, secretAccessKey }: S3Place) {
  const opened = import('aws4fetch').then(
    ({ AwsClient }) => new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 }),
  );
  const folder = prefix && `${prefix}/`;
  const urlOf = (name: string) => `${bucketUrl}/${(folder + name).split('/').map(encodeWhole).join('/')}`;

  const away = (reason: string, answered: number, cause?: unknown) => new FilesAway(setting, reason, answered, cause);

  const ask = async (url: string, { method = 'GET', body, range }: Args, wait: number): Promise<Response> => {
    const init = {
      method,
      signal: AbortSignal.timeout(wait),
      ...(body && { body: new Uint8Array(body) }),
      ...(range && { headers: { range } }),
    };
    const client = await opened;
    const answer = await client.fetch(url, init).catch((error: unknown) => {
      throw away('does not answer', 0, error);
    });
    if (answer.ok) return answer;
    const said = await answer.text().catch(() => '');
    if (answer.status !== 404 || said.includes('NoSuchBucket')) {
      throw away(`answered ${answer.status}`, answer.status);
    }
    return new Response(null, { status: 404 });
  };
  let seenAt = Number.NEGATIVE_INFINITY;
  const isThere = async () => {
    if (performance.now() - seenAt < trustsFor) return true;
    const { ok } = await ask(bucketUrl, { method: 'HEAD' }, patience.small);
    if (ok) seenAt = performance.now();
    return ok;
  };

  return {
    folder,
    away,
    async ofFile(name: string, asked: Args = {}): Promise<Response> {
      const wait = asked.method === 'HEAD' || asked.method === 'DELETE' ? patience.small : patience.content;
      const answer = await ask(urlOf(name) + (asked.query ?? ''), asked, wait);
      // A HEAD has no body that could say which of the two is missing.
      const lacksBucket = !answer.ok && asked.method === 'HEAD' && !(await isThere());
      if (lacksBucket || (!answer.ok && /^(PUT|POST)$/.test(asked.method ?? ''))) throw away('answered 404', 404);
      return answer;
    },
    /** One answer of ListObjects, as XML: by its first version, which every server has. */
    async listing(after: string | undefined, most: number): Promise<string> {
      const query = { 'max-keys': String(most), prefix: folder };
      const asked = new URLSearchParams(after ? { ...query, marker: after } : query);
      const answer = await ask(`${bucketUrl}?${asked}`, {}, patience.small);
      if (!answer.ok) throw away('answered 404', 404);
      return answer.text();
    },
  };
}

/** As the signature spells a name: servers differ in what they make of the five that encodeURIComponent leaves. */
function encodeWhole(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
