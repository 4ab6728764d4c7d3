import 'client-only';
import type { Position } from '@/lib/directory/places/place';

export async function askPlace(postcode: string): Promise<Position | null> {
  try {
    const response = await fetch(
      `/api/care/TypeDetail/typecardlist?${new URLSearchParams({ near: postcode, page: '1' })}`,
    );
    const { understood } = response.ok ? await response.json() : {};
    const { lat, lng } = understood?.place ?? {};
    return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  } catch {
    return null;
  }
}
