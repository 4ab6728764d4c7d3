import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import { rowsOf } from '@/lib/contract/staff-list';
import { type GalleryGroup, toGalleryGroups } from '@/lib/gallery/gallery-groups';
import { read } from './client';
import type { Reading } from './reading';

export async function listGalleryGroups(): Promise<GalleryGroup[]> {
  const reading = await read(endpoints.listGalleryImages);
  return reading.state === 'ready' ? toGalleryGroups(rowsOf(reading.value)) : [];
}

export async function getGalleryGroup(name: string): Promise<Reading<GalleryGroup>> {
  const reading = await read(endpoints.listGalleryImages);
  if (reading.state !== 'ready') return reading;
  const group = toGalleryGroups(rowsOf(reading.value)).find((other) => other.name === name);
  return group ? { state: 'ready', value: group } : { state: 'missing' };
}
