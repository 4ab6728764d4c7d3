// Draws one person: body and head from react-peeps, recoloured region by region.

import { bodies, outlinedHair } from './bodies.mjs';
import * as palette from './palette.mjs';
import { parsePath } from './parse-path.mjs';
import { bounds, multiply, splitSubpaths, transform } from './path.mjs';
import { piece } from './pieces.mjs';
import { printPath } from './print-path.mjs';

const DEFAULTS = {
  top: palette.green,
  inner: palette.ground,
  bottom: palette.ink,
  line: palette.ink,
  shoe: palette.sand,
  sock: palette.ground,
  cuff: palette.ground,
  mug: palette.terracotta,
  paper: palette.ground,
  chair: palette.sage,
  wheel: palette.ground,
};

export const fillPath = (d, fill) => (d ? `<path fill="${fill}" d="${d}"/>` : '');

// A hair of stroke closes the seam between a region and its lines.
const region = (d, fill) => fillPath(d, fill).replace('<path ', `<path stroke="${fill}" stroke-width=".7" `);

function draw(paths, m, { back, line, regions, patches = [], drop = [] }, colours, detail) {
  const tiny = (sub) => {
    const b = bounds(sub);
    return Math.max(b.x1 - b.x0, b.y1 - b.y0) < detail;
  };
  const print = (subs) =>
    subs
      .map((s) => transform(s, m))
      .filter((s) => !tiny(s))
      .map(printPath)
      .join('');
  const lines = paths.findLast((p) => p.role === 'line');
  let out = '';
  for (const p of paths) {
    if (p === lines) continue;
    const fill =
      p.role === 'line' ? colours[line] : p.role === 'back' ? colours[back] : (colours[p.role] ?? colours.top);
    out += fillPath(print(p.subs), fill);
  }
  if (!lines) return out;
  for (const [role, ids] of Object.entries(regions)) out += region(print(ids.map((i) => lines.subs[i])), colours[role]);
  for (const [role, d] of patches) out += fillPath(print(splitSubpaths(parsePath(d))), colours[role]);
  return (
    out +
    fillPath(print(lines.subs.filter((_, i) => !drop.includes(i))), colours[line]).replace(
      '<path ',
      '<path fill-rule="evenodd" ',
    )
  );
}

// x, y: where the body's anchor lands. scale: pixels per drawing unit. flip: look left.
export function person({ look, body, face, x, y, scale, flip = false, tilt = 0, extra = '', ...own }) {
  const { skin, hair, hairLine, hairStyle, facialHair, accessory, ...wear } = look;
  const colours = { ...DEFAULTS, ...wear, ...own, skin };
  const spec = bodies[body];
  const m = multiply([flip ? -scale : scale, 0, 0, scale, x, y], [1, 0, 0, 1, -spec.anchor[0], -spec.anchor[1]]);
  const detail = own.detail ?? 1.4;
  let out = draw(piece('body', body), m, spec, colours, detail);

  const a = (tilt * Math.PI) / 180;
  const pivot = [430, 520];
  const turn = [Math.cos(a), Math.sin(a), -Math.sin(a), Math.cos(a), 0, 0];
  const h = multiply(m, multiply([1, 0, 0, 1, ...pivot], multiply(turn, [1, 0, 0, 1, -pivot[0], -pivot[1]])));
  const outlined = outlinedHair[hairStyle];
  const ink = { ink: palette.ink };
  const hairColours = { ...ink, skin, hair, line: hairLine ?? (outlined ? palette.ink : hair) };
  const regions = outlined ? { hair: outlined } : {};
  out += draw(piece('hair', hairStyle), h, { back: 'skin', line: 'line', regions }, hairColours, detail);
  if (facialHair) {
    const grey = facialHair === 'GrayFull';
    out += draw(
      piece('facialHair', facialHair),
      h,
      { back: 'hair', line: 'line', regions: {} },
      { hair, line: grey ? palette.ink : hair },
      detail,
    );
  }
  out += draw(piece('face', face ?? look.face ?? 'Smile'), h, { back: 'skin', line: 'ink', regions: {} }, ink, 0.5);
  if (accessory) out += draw(piece('accessory', accessory), h, { back: 'skin', line: 'ink', regions: {} }, ink, 0.5);
  return out + extra;
}
