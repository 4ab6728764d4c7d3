type Part = { text: string; href: string | null };
/** A mail as it is laid out: paragraphs of lines, and a link that stands alone as a button with its address below. */
export type MailBlock = { kind: 'words'; lines: Part[][] } | { kind: 'button'; label: string; href: string };

type House = {
  /** Only what begins with it becomes a link: words that somebody typed lead nowhere else. */
  home: string;
  open: string;
};

export function toMailBlocks(text: string, { home, open }: House): MailBlock[] {
  if (text === '') return [];
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  return paragraphs.map((paragraph) => {
    const isAddress = isOurs(paragraph, home) && !/\s/.test(paragraph);
    if (isAddress) return { kind: 'button', label: open, href: paragraph };
    return { kind: 'words', lines: paragraph.split('\n').map((line) => toParts(line, home)) };
  });
}

function toParts(line: string, home: string): Part[] {
  return line
    .split(/(https?:\/\/\S*[^\s.,;:!?()<>"'«»،؛؟])/)
    .filter((text) => text !== '')
    .map((text) => ({ text, href: isOurs(text, home) ? text : null }));
}

/** `https://site.example.evil` is not. */
function isOurs(address: string, home: string): boolean {
  return address === home || address.startsWith(`${home}/`);
}
