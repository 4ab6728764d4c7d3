import type { Registration } from '@/care-api/database/register-entry';
import { foldText } from '@/lib/contract/fold-text';

type Place = { title: string; postcode: string; address: string };

/** The regulators' numbers are recognised by their shape; without one a service is its name, place and kind. */
export function identify(source: string, number: string, place: Place, categoryNames: readonly string[]): Registration {
  const key = number.trim();
  if (/^CS\d{8,}$/.test(key)) return { source: 'Care Inspectorate', sourceKey: key };
  if (key && (/^1-\d+$/.test(key) || /CQC/i.test(source))) return { source: 'CQC', sourceKey: key };
  if (key) return { source: source || 'file', sourceKey: key };
  const parts = [place.title, place.postcode, place.address, categoryNames[0] ?? ''];
  return { source: source || 'file', sourceKey: parts.map(foldText).join('|') };
}

export function isNumbered({ sourceKey }: Registration): boolean {
  return !sourceKey.includes('|');
}
