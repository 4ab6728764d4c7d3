// Reads SVG path data into absolute M, L, C and Z segments.

const TOKEN = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g;
const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 };

export function parsePath(d) {
  const tokens = [...d.matchAll(TOKEN)].map((m) => m[1] ?? Number(m[2]));
  const out = [];
  let i = 0,
    cmd = '',
    x = 0,
    y = 0,
    sx = 0,
    sy = 0,
    cx = 0,
    cy = 0;
  while (i < tokens.length) {
    if (typeof tokens[i] === 'string') cmd = tokens[i++];
    const up = cmd.toUpperCase();
    if (!(up in ARITY)) throw new Error(`Unsupported path command ${cmd}`);
    const rel = cmd !== up;
    const a = tokens.slice(i, i + ARITY[up]);
    i += ARITY[up];
    const px = rel ? x : 0,
      py = rel ? y : 0;
    const p = a.map((v, k) => v + (k % 2 ? py : px));
    const [x0, y0] = [x, y];
    if (up === 'Z') {
      out.push(['Z']);
      [x, y] = [sx, sy];
      continue;
    }
    if (up === 'H') {
      x = a[0] + px;
      out.push(['L', x, y]);
    } else if (up === 'V') {
      y = a[0] + py;
      out.push(['L', x, y]);
    } else if (up === 'M' || up === 'L') {
      [x, y] = p;
      out.push([up, x, y]);
      if (up === 'M') {
        [sx, sy] = p;
        cmd = rel ? 'l' : 'L';
      }
    } else if (up === 'C') {
      out.push(['C', ...p]);
      [x, y] = p.slice(4);
      [cx, cy] = p.slice(2, 4);
    } else if (up === 'S') {
      out.push(['C', 2 * x - cx, 2 * y - cy, ...p]);
      [cx, cy] = p;
      [x, y] = p.slice(2);
    } else if (up === 'Q') {
      const [qx, qy, ex, ey] = p;
      out.push([
        'C',
        x0 + (2 / 3) * (qx - x0),
        y0 + (2 / 3) * (qy - y0),
        ex + (2 / 3) * (qx - ex),
        ey + (2 / 3) * (qy - ey),
        ex,
        ey,
      ]);
      [x, y] = [ex, ey];
    }
    if (up !== 'C' && up !== 'S') [cx, cy] = [x, y];
  }
  return out;
}
