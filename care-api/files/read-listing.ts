import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const listing = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    IsTruncated: z.stringbool(),
  }),
});

/** One answer of ListObjects: keys, and the one after which the next answer begins. */
export function readListing(xml: string): { keys: string[]; next: string | undefined } {
  const { Contents, IsTruncated } = listing.parse(parser.parse(xml)).ListBucketResult;
  const keys = Contents.map(({ Key }) => Key);
  return { keys, next: IsTruncated ? keys.at(-1) : undefined };
}
