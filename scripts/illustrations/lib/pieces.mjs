// Takes one react-peeps drawing apart: each path becomes { role, subs } in the coordinates of the whole figure.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import peeps from 'react-peeps';
import { parsePath } from './parse-path.mjs';
import { multiply, splitSubpaths, transform } from './path.mjs';

const { BustPose, SittingPose, StandingPose, Hair, Face, FacialHair, Accessories } = peeps;
const BACK = '#010101',
  LINE = '#020202';
const IDENTITY = [1, 0, 0, 1, 0, 0];

// Offsets that react-peeps itself applies around each kind of piece.
const KINDS = {
  body: [{ ...BustPose, ...SittingPose, ...StandingPose }, [0, 0]],
  hair: [Hair, [225, 0]],
  face: [Face, [384, 186]],
  facialHair: [FacialHair, [348, 338]],
  accessory: [Accessories, [272, 241]],
};

const cache = new Map();

export function piece(kind, name) {
  const key = `${kind}/${name}`;
  if (!cache.has(key)) cache.set(key, load(kind, name));
  return cache.get(key);
}

function load(kind, name) {
  const [set, [dx, dy]] = KINDS[kind];
  if (!set[name]) throw new Error(`react-peeps has no ${kind} called ${name}`);
  const markup = renderToStaticMarkup(createElement(set[name], { strokeColor: LINE, backgroundColor: BACK }));
  const stack = [[1, 0, 0, 1, dx, dy]];
  const paths = [];
  for (const [tag, close, el, attrs] of markup.matchAll(/<(\/?)(g|path)\b([^>]*)>/g)) {
    if (close) {
      if (el === 'g') stack.pop();
      continue;
    }
    const m = multiply(stack.at(-1), matrixOf(attrs));
    if (el === 'g') {
      if (!tag.endsWith('/>')) stack.push(m);
      continue;
    }
    const fill = /fill="([^"]*)"/.exec(attrs)?.[1] ?? 'none';
    if (fill === 'none') continue;
    const role = fill === BACK ? 'back' : fill === LINE ? 'line' : fill;
    paths.push({ role, subs: splitSubpaths(transform(parsePath(/ d="([^"]*)"/.exec(attrs)[1]), m)) });
  }
  return paths;
}

function matrixOf(attrs) {
  const t = /transform="([^"]*)"/.exec(attrs)?.[1];
  if (!t) return IDENTITY;
  let m = IDENTITY;
  for (const [, fn, args] of t.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b = 0] = args.split(/[ ,]+/).map(Number);
    if (fn === 'translate') m = multiply(m, [1, 0, 0, 1, a, b]);
    else if (fn === 'scale') m = multiply(m, [a, 0, 0, b || a, 0, 0]);
    else throw new Error(`Unsupported transform ${fn}`);
  }
  return m;
}
