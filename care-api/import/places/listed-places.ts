import type { LinesByReason } from '@/care-api/import/reasons';
import type { TableReading } from '@/lib/contract/import';
import type { TownRow } from '@/lib/directory/places/towns';

export type ListedPlaces = {
  format: string;
  places: (TownRow & { key: string })[];
  skipped: LinesByReason;
  mended: LinesByReason;
  reading: TableReading | null;
};
