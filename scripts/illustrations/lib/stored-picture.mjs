/** As `lib/contract/picture-variants.ts` has them; `care-api/sample/lay-sample-content.test.ts` holds both together. */
const widths = [400, 800, 1_200];

/** A sample picture as the care API stores an upload: a name that says its size, each format, narrower copies. */
export async function storedPicture(name, whole) {
  const { width, height } = await whole.metadata();
  const stem = `${name}-s${width}x${height}`;
  const sizes = [...widths.filter((narrower) => narrower < width), width];
  const files = sizes.flatMap((size) => {
    const picture = whole.clone().resize({ width: size });
    return [
      [size, 'avif', picture.clone().avif({ quality: 50, effort: 4 })],
      [size, 'webp', picture.clone().webp({ quality: 72, effort: 6 })],
      [size, 'jpg', picture.clone().jpeg({ quality: 76, mozjpeg: true })],
    ];
  });
  return Promise.all(
    files.map(async ([size, format, encoded]) => ({
      file: size === width ? `${stem}.${format}` : `${stem}-w${size}.${format}`,
      data: await encoded.toBuffer(),
    })),
  );
}
