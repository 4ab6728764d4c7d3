import 'client-only';
import useSWR from 'swr';
import { fetchJson } from './fetch-json';

const calls = {
  city: '/api/care/TypeDetail/getCitylist',
  location: '/api/care/TypeDetail/getlocationlist',
};

/** All cities or locations that have a listing; fetched once, when first wanted. */
export function usePlaces(kind: keyof typeof calls, isWanted: boolean): string[] | undefined {
  const { data } = useSWR<string[]>(isWanted ? calls[kind] : null, fetchJson, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return data;
}
