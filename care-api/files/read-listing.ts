import { z } from 'zod';
import { readXml } from './read-xml';

const listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    IsTruncated: z.stringbool(),
  }),
});

export async function readListing(xml: string): Promise<{ keys: string[]; next: string | undefined }> {
  const said = await readXml(xml, { isArray: (name) => name === 'Contents' });
  const { Contents, IsTruncated } = listing.parse(said).ListBucketResult;
  const keys = Contents.map(({ Key }) => Key);
  return { keys, next: IsTruncated ? keys.at(-1) : undefined };
}
