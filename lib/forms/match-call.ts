import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { decodePart } from '@/lib/http/decode-part';

export type Call = { endpoint: Endpoint; path: string };

/** The segments of a raw path, decoded; null when one could lead elsewhere or cannot be read. */
export function readSegments(rawPath: string): string[] | null {
  const segments: string[] = [];
  for (const raw of rawPath.split('/')) {
    const segment = decodePart(raw);
    if (segment === null || segment === '' || segment === '.' || segment === '..') return null;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
    if (/[/\\%\u0000-\u001f\u007f]/.test(segment)) return null;
    segments.push(segment);
  }
  return segments;
}

export function matchCall(method: string, segments: string[]): Call | null {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (endpoint.method === method && matches(endpoint.path.split('/'), segments)) {
      return { endpoint, path: segments.map(encodeURIComponent).join('/') };
    }
  }
  return null;
}

export function callsAt(segments: string[]): Endpoint[] {
  return Object.values<Endpoint>(endpoints).filter(({ path }) => matches(path.split('/'), segments));
}

function matches(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => part.startsWith('{') || part === segments[index])
  );
}
