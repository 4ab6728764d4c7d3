/** Pixels. */
const variantWidths = [400, 800, 1_200] as const;

export type PictureSize = { width: number; height: number };

/** Stored names say their size, `kx3f…-s1600x900.jpg`: pages reserve the room and know which widths exist. */
export function sizeInName(name: string): PictureSize | null {
  const found = /-s(\d{1,5})x(\d{1,5})\.(?:jpg|png)$/.exec(name);
  return found ? { width: Number(found[1]), height: Number(found[2]) } : null;
}

/** Percent from the left and the upper edge. */
type Focus = { x: number; y: number };
export const middle: Focus = { x: 50, y: 50 };

/** What of a picture must be seen where it is cut, `kx3f…-f30x20-s1600x900.jpg`; null where its name does not say. */
export function focusInName(name: string): Focus | null {
  const found = /-f(\d{1,3})x(\d{1,3})-s\d+x\d+\.(?:jpg|png)$/.exec(name);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export function withFocus(name: string, { x, y }: Focus): string {
  const file = fileOfPicture(name);
  if (!sizeInName(file) || (x === middle.x && y === middle.y)) return file;
  return file.replace(/-s(?=\d+x\d+\.\w+$)/, `-f${x}x${y}-s`);
}

export function fileOfPicture(name: string): string {
  return name.replace(/-f\d{1,3}x\d{1,3}(?=-s\d)/, '');
}

/** What the names of a file and of its copies end in: what of it must be seen, its size, their width, their kind. */
export const stemEnd = '(-f[0-9]{1,3}x[0-9]{1,3})?-s[0-9]{1,5}x[0-9]{1,5}(-w[0-9]{1,5})?\\.(jpg|png|webp|avif)$';

export function stemOfPicture(name: string): string {
  return name.replace(new RegExp(stemEnd), '');
}

export type PictureVariant = { width: number; name: string };

/** None for names that are not ours. Narrower copies are AVIF and WebP alone: jpg and png are for who reads neither. */
export function listVariants(name: string, format: 'avif' | 'webp' | 'jpg' | 'png'): PictureVariant[] {
  const size = sizeInName(name);
  if (!size) return [];
  const stem = name.replace(/\.\w+$/, '');
  const narrower = format === 'avif' || format === 'webp' ? variantWidths.filter((width) => width < size.width) : [];
  const widths = [...narrower, size.width];
  return widths.map((width) => ({
    width,
    name: width === size.width ? `${stem}.${format}` : `${stem}-w${width}.${format}`,
  }));
}
