import { companyExtensionFields } from '@/lib/contract/company';
import { listingExtensionFields } from '@/lib/contract/listing';

/** Fields beyond the published calls, by the field that names the kind of row. */
const extensionFields = new Map<string, ReadonlySet<string>>([
  ['typeId', new Set(listingExtensionFields)],
  ['companyId', new Set(companyExtensionFields)],
  ['menuId', new Set(['menuUrl'])],
  ['requestId', new Set(['createdAt'])],
]);

/** An answer, a row or rows, as an API without our extensions gives it. */
export function withoutExtensions(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutExtensions);
  if (typeof answer !== 'object' || answer === null) return answer;
  const extra = [...extensionFields].find(([idField]) => idField in answer)?.[1];
  return extra ? Object.fromEntries(Object.entries(answer).filter(([field]) => !extra.has(field))) : answer;
}
