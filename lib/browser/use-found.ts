import 'client-only';
import type { Found } from '@/lib/contract/staff-search';
import { useAsked } from './use-asked';

export function useFound(q: string): readonly Found[] {
  return useAsked<Found>(q === '' ? null : `/api/care/admin/search?${new URLSearchParams({ q })}`);
}
