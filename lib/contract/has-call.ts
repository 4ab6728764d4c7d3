import type { Endpoint } from './endpoint';
import { type EndpointName, endpoints } from './endpoints';

export type HasCall = (call: EndpointName | Endpoint) => boolean;

const names = new Map<Endpoint, string>(Object.entries(endpoints).map(([name, call]) => [call, name]));

export function callsOf(extensions: readonly string[]): HasCall {
  const there = new Set(extensions);
  return (call) => {
    const endpoint: Endpoint = typeof call === 'string' ? endpoints[call] : call;
    return endpoint.extension !== true || there.has(names.get(endpoint) ?? '');
  };
}
