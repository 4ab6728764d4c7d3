// Moves and measures parsed paths.

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
