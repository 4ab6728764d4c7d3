import type { WxrItem } from './wxr-schema';

const reference = /<!--\s+wp:(block|pattern)\s+(\{[^}]*\})\s+\/-->/g;
/** One may stand in another. */
const deepest = 5;

/** `missed` is told which the export does not have. */
export function withReusableBlocks(
  text: string,
  library: readonly WxrItem[],
  missed: (name: string) => void,
  depth = 0,
): string {
  return text.replace(reference, (_, kind: string, written: string) => {
    const { ref, slug } = read(written);
    const name = slug.split('/').at(-1) ?? '';
    const found = library.find((item) => (kind === 'block' ? item.id === ref : item.slug === name));
    if (found && depth < deepest) return withReusableBlocks(found.html, library, missed, depth + 1);
    missed(kind === 'block' ? `block ${ref}` : `pattern ${slug}`);
    return '';
  });
}

export function blockLibrary(items: readonly WxrItem[]): WxrItem[] {
  return items.filter(({ type }) => type === 'wp_block');
}

function read(written: string): { ref: number; slug: string } {
  try {
    const { ref, slug } = JSON.parse(written);
    return { ref: Number(ref), slug: String(slug ?? '') };
  } catch {
    return { ref: 0, slug: '' };
  }
}
