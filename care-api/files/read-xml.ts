import type { X2jOptions } from 'fast-xml-parser';

/** Loaded when a bucket has answered: the library takes ten megabytes, and most have no bucket. */
export async function readXml(xml: string, options: X2jOptions = {}): Promise<unknown> {
  const { XMLParser } = await import('fast-xml-parser');
  return new XMLParser({ parseTagValue: false, ...options }).parse(xml);
}
