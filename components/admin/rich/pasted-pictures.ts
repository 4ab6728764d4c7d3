/** What is pasted or dropped: its HTML, the pictures that come with it, and how many are only named in it. */
export type Pasted = { html: string; files: readonly File[]; lost: number };

const isPicture = ({ type }: File) => type.startsWith('image/');
const inText = 'img[src^="data:image/" i]';

/** Pictures of a text are within it as data; a file beside a text is only a drawing of the same. */
export function readPasted(data: DataTransfer): Pasted {
  const html = data.getData('text/html');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isText = body.textContent.trim() !== '' || body.querySelector(inText) !== null;
  const files = isText || data.getData('text/plain').trim() !== '' ? [] : [...data.files].filter(isPicture);
  const lost = files.length > 0 ? 0 : [...body.querySelectorAll('img')].filter(isElsewhere).length;
  return { html: files.length > 0 ? '' : html, files, lost };
}

export function countPictures({ html, files }: Pasted): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return files.length + body.querySelectorAll(inText).length;
}

/** On the writer's own computer, in their mail program or in another tab. */
function isElsewhere(picture: HTMLImageElement): boolean {
  return !/^(https?:|data:image\/|\/(?!\/))/i.test(picture.getAttribute('src') ?? '');
}

/** The HTML with each picture where `store` says it is now; left out where it says null. */
export async function storePictures(
  { html, files }: Pasted,
  store: (file: File) => Promise<string | null>,
): Promise<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const places = [...body.querySelectorAll(inText)].map((place) => ({ place, file: toFile(place) }));
  for (const file of files) places.push({ place: body.appendChild(document.createElement('img')), file });
  for (const { place, file } of places) {
    const src = file && (await store(file));
    if (!src) place.remove();
    else place.replaceWith(toFigure(place, src));
  }
  return body.innerHTML;
}

function toFigure(picture: Element, src: string): HTMLElement {
  const { ownerDocument } = picture;
  const [figure, image] = [ownerDocument.createElement('figure'), ownerDocument.createElement('img')];
  image.src = src;
  image.alt = picture.getAttribute('alt') ?? '';
  figure.append(image, ownerDocument.createElement('figcaption'));
  return figure;
}

function toFile(picture: Element): File | null {
  const [, type = '', base64 = ''] =
    /^data:(image\/[\w+.-]+);base64,([\w+/=\s]+)$/i.exec(picture.getAttribute('src') ?? '') ?? [];
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const name = picture.getAttribute('alt')?.trim().slice(0, 60) || 'picture';
    return bytes.length > 0 ? new File([bytes], `${name}.${type.slice('image/'.length)}`, { type }) : null;
  } catch {
    return null;
  }
}
