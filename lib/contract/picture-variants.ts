/** Pixels: the widths a stored picture is also kept in where it is wider. */
const variantWidths = [400, 800, 1_200] as const;

export type PictureSize = { width: number; height: number };

/** Stored names say their size, `kx3f…-s1600x900.jpg`: pages reserve the room and know which widths exist. */
export function sizeInName(name: string): PictureSize | null {
  const found = /-s(\d{1,5})x(\d{1,5})\.(?:jpg|png)$/.exec(name);
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null;
}

export type PictureVariant = { width: number; name: string };

/** The narrower copies the API keeps of a stored picture, in one format; none for names that are not ours. */
export function listVariants(name: string, format: 'avif' | 'webp' | 'jpg' | 'png'): PictureVariant[] {
  const size = sizeInName(name);
  if (!size) return [];
  const stem = name.replace(/\.\w+$/, '');
  const widths = [...variantWidths.filter((width) => width < size.width), size.width];
  return widths.map((width) => ({
    width,
    name: width === size.width ? `${stem}.${format}` : `${stem}-w${width}.${format}`,
  }));
}
