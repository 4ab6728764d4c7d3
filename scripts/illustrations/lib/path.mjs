// Small SVG path tools: parse to absolute M/L/C/Z segments, transform, and print short relative paths.

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

export function splitSubpaths(segments) {
  const subs = [];
  for (const s of segments) {
    if (s[0] === 'M') subs.push([]);
    subs.at(-1).push(s);
  }
  return subs;
}

// A matrix is [a, b, c, d, e, f] as in SVG.
export const multiply = (m, n) => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const apply = (m, x, y) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

export function transform(segments, m) {
  return segments.map(([c, ...v]) => {
    const out = [c];
    for (let i = 0; i < v.length; i += 2) out.push(...apply(m, v[i], v[i + 1]));
    return out;
  });
}

export function bounds(segments) {
  const xs = [],
    ys = [];
  for (const s of segments)
    for (let i = 1; i < s.length; i += 2) {
      xs.push(s[i]);
      ys.push(s[i + 1]);
    }
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

const int = (v) => Math.round(v * 10);
const show = (v) => (v / 10).toString().replace(/^(-?)0\./, '$1.');

function join(numbers) {
  let s = '';
  for (const n of numbers) {
    const t = show(n);
    const last = s.slice(s.search(/[-.\d]+$/) < 0 ? s.length : s.search(/[^ ]*$/));
    s += s && !(t[0] === '-' || (t[0] === '.' && last.replace(/.*-/, '').includes('.'))) ? ` ${t}` : t;
  }
  return s;
}

// Relative commands with one decimal; rounding is done on absolute points so that errors do not add up.
export function printPath(segments) {
  let out = '',
    x = 0,
    y = 0,
    sx = 0,
    sy = 0,
    last = '';
  for (const [c, ...v] of segments) {
    if (c === 'Z') {
      out += 'z';
      last = 'z';
      [x, y] = [sx, sy];
      continue;
    }
    const n = v.map(int);
    const d = n.map((k, i) => k - (i % 2 ? y : x));
    if (c !== 'M' && d.every((k) => k === 0)) continue;
    const op = c === 'M' ? 'M' : c.toLowerCase();
    const text = join(op === 'M' ? n : d);
    out += op === last && op !== 'M' && text[0] === '-' ? text : op === last && op !== 'M' ? ` ${text}` : op + text;
    last = op;
    [x, y] = n.slice(-2);
    if (c === 'M') [sx, sy] = [x, y];
  }
  return out;
}
