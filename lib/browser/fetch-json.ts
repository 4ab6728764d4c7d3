import 'client-only';

/** SWR's fetcher: the key is the address. Anything but a true answer is thrown. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
