/** Word's lists are paragraphs that say their list and level in a style; the sign before each is text. */
const listStyle = /mso-list:\s*l(\d+)\s+level(\d)/i;

/** What word processors put into the clipboard, as the HTML it means: real lists, and nothing but text around them. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutIslands(html), 'text/html');
  for (const one of body.querySelectorAll('style, script, meta, link, title, xml')) one.remove();
  for (const one of body.querySelectorAll('*')) {
    if (one.tagName.includes(':')) one.replaceWith(...one.childNodes);
  }
  // A picture of the writer's own disk is nowhere else.
  for (const one of body.querySelectorAll('img')) {
    if (!/^(https?:\/\/|\/(?!\/))/.test(one.getAttribute('src') ?? '')) one.remove();
  }
  // Footnotes and jumps: their aims are not in the text.
  for (const one of body.querySelectorAll('a[href*="#_"], a[href^="#"]')) one.replaceWith(...one.childNodes);
  for (const one of body.querySelectorAll('p.MsoTitle')) rename(one, 'h2');
  nestLists([...body.querySelectorAll('p')].filter((one) => listStyle.test(one.getAttribute('style') ?? '')));
  for (const one of body.querySelectorAll('p')) if (isBlank(one)) one.remove();
  return body.innerHTML;
}

/** Word's conditional comments: what is for its own old browsers goes; signs of lists are marked by what is left. */
function withoutIslands(html: string): string {
  return html
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/gi, '<del data-sign>$1</del>')
    .replace(/<!\[(?:if[^\]]*|endif)\]>/gi, '');
}

/** Runs of neighbours become lists, one in another by their levels. */
function nestLists(items: readonly Element[]): void {
  let open: Element[] = [];
  let last: Element | null = null;
  for (const item of items) {
    const level = Number(listStyle.exec(item.getAttribute('style') ?? '')?.[2] ?? 1);
    const goesOn = last !== null && item.previousElementSibling === last;
    if (!goesOn) open = [];
    const sign = item.querySelector('[data-sign]') ?? item.querySelector('[style*="mso-list:Ignore" i]');
    const isNumbered = /^[\s\u00a0]*\(?(\d+|[a-z]{1,4})[.)]/i.test(sign?.textContent ?? '');
    sign?.remove();
    open = open.slice(0, level);
    while (open.length < level) {
      const list = item.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
      const above = open.at(-1);
      if (above) (above.lastElementChild ?? above.appendChild(item.ownerDocument.createElement('li'))).append(list);
      else item.before(list);
      open.push(list);
    }
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.append(entry);
    item.remove();
    last = open[0] ?? null;
  }
}

function rename(one: Element, tag: string): void {
  const other = one.ownerDocument.createElement(tag);
  other.append(...one.childNodes);
  one.replaceWith(other);
}

function isBlank(one: Element): boolean {
  return one.textContent.trim() === '' && !one.querySelector('img, iframe, br') && !one.closest('td, th, li');
}
