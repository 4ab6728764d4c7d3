import 'client-only';

export type LibraryPicture = { name: string; title: string; alt: string; isDecorative: boolean };
type PicturePage = { items: LibraryPicture[]; page: number; pageSize: number; total: number };

export async function askPictures(q: string, page: number): Promise<PicturePage | null> {
  try {
    const asked = new URLSearchParams({ page: String(page), status: 'pictures', q, sort: '-created' });
    const response = await fetch(`/api/care/admin/media?${asked}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
