import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';

export type PathParams = Record<string, string | number>;

/** The published calls want the id of the path once more in the query. */
export function pathOf(endpoint: Endpoint, params: PathParams = {}, query?: URLSearchParams): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const asked = new URLSearchParams(query);
  const [id] = Object.values(params);
  if (endpoint.idQuery && id !== undefined) asked.set(endpoint.idQuery, String(id));
  return path + (asked.size ? `?${asked}` : '');
}
