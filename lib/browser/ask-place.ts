import 'client-only';
import type { Position } from '@/lib/directory/places/place';

/** Where a postcode is, as the directory would understand it; null where nobody knows, or can be asked. */
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
