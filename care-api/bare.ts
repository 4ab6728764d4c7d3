import { companyExtensionFields } from '@/lib/contract/company';
import { listingExtensionFields } from '@/lib/contract/listing';

/** Fields beyond the published calls, which a plain upstream would not send. */
const extensionFields = new Set<string>([...listingExtensionFields, ...companyExtensionFields, 'menuUrl', 'createdAt']);

/** An answer as an API without our extensions gives it. */
export function withoutExtensions(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutExtensions);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([field]) => !extensionFields.has(field)));
}
