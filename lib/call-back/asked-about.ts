import type { FormDraft } from '@/lib/contract/form-draft';
import { type ListingQuery, listingQueryParams, parseListingQuery, readText } from '@/lib/contract/listing-query';
import { readCallBackFields } from './call-back-fields';

/** As much as the message of the form takes. */
const questionMax = 2_000;

/** What the address of the form asks about, or what the form did that came back: other forms leave words, too. */
export function readAsked(address: URLSearchParams, draft: FormDraft | null = null) {
  if (draft) return { ...readCallBackFields((name) => draft.words[name]), question: '' };
  const question = readText(address.get('question') ?? '', questionMax);
  return { listing: address.get('listing') ?? '', search: String(address), question };
}

export function readListingId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export function readSearch(search: string): ListingQuery | null {
  const query = parseListingQuery(new URLSearchParams(search));
  const asked = query && { ...query, sort: 'best' as const, page: 1 };
  return asked && listingQueryParams(asked).size > 0 ? query : null;
}
