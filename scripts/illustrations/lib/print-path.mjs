// Prints parsed paths as short as possible.

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

// True if both control points lie within a quarter of a pixel of the chord, so that a line does as well.
function nearlyStraight(x, y, [ax, ay, bx, by, ex, ey]) {
  const dx = ex - x,
    dy = ey - y,
    length = Math.hypot(dx, dy) || 1;
  const off = (px, py) => Math.abs((px - x) * dy - (py - y) * dx) / length;
  const inside = (px, py) => {
    const t = ((px - x) * dx + (py - y) * dy) / length;
    return t > -3 && t < length + 3;
  };
  return off(ax, ay) < 2.5 && off(bx, by) < 2.5 && inside(ax, ay) && inside(bx, by);
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
    if (c === 'C' && nearlyStraight(x, y, n)) n.splice(0, 4);
    const d = n.map((k, i) => k - (i % 2 ? y : x));
    if (c !== 'M' && d.every((k) => k === 0)) continue;
    const op = c === 'M' ? 'M' : n.length === 2 ? 'l' : 'c';
    const text = join(op === 'M' ? n : d);
    out += op === last && op !== 'M' && text[0] === '-' ? text : op === last && op !== 'M' ? ` ${text}` : op + text;
    last = op;
    [x, y] = n.slice(-2);
    if (c === 'M') [sx, sy] = [x, y];
  }
  return out;
}
