import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { HomeTile } from '@/lib/contract/listing';
import { read } from '../client';

/** Where no listing is marked, the tiles lead to these. */
const ids: Record<HomeTile, number> = { findCarer: 48, liveIn: 41 };

export async function getPublishedTile(tile: HomeTile): Promise<number | null> {
  const reading = await read(endpoints.getListing, { params: { id: ids[tile] } });
  return reading.state === 'ready' ? reading.value.id : null;
}
