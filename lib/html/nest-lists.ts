/** As Google Docs writes them: they go into the item before. Takes cleaned HTML, whose tags come in pairs. */
export function nestLists(html: string): string {
  const pieces = html.split(/(<\/?(?:ul|ol|li)(?: [^>]*)?>)/);
  const open: { isList: boolean; isBorrowing: boolean }[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 0) continue;
    const isList = !/^<\/?li/.test(piece);
    if (piece.startsWith('</')) {
      if (open.pop()?.isBorrowing) pieces[index] = `${piece}</li>`;
      continue;
    }
    const isBorrowing = isList && open.at(-1)?.isList === true;
    if (isBorrowing) pieces[index] = reopenItem(pieces, index) ? piece : `<li>${piece}`;
    open.push({ isList, isBorrowing });
  }
  return pieces.join('');
}

function reopenItem(pieces: string[], index: number): boolean {
  const end = pieces[index - 2];
  if (pieces[index - 1]?.trim() !== '' || !end?.endsWith('</li>')) return false;
  pieces[index - 2] = end.slice(0, -'</li>'.length);
  return true;
}
