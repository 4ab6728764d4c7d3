import { Graph, layout } from '@dagrejs/dagre';
import { type Drawn, type Laid, nodeSize } from './laid';

/** Pixels. */
const labelHeight = 20;
const letterWidth = 7;
/** Of a way with more of them its answer stands where it begins, not half-way. */
const nearPoints = 5;
/** Letters of an answer that stand on its way. */
const mostLetters = 24;

/** Where each question stands on the map, and the lines between them. */
export function layOut({ count, ways }: Drawn): Laid {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', ranker: 'longest-path', nodesep: 24, ranksep: 28, marginx: 12, marginy: 12 });
  for (let index = 0; index <= count; index += 1) graph.setNode(String(index), { ...nodeSize });
  const labels = new Map<string, string>();
  for (const { from, to, key, label: words } of ways) {
    const label = shorten(words);
    labels.set(key, label);
    const size = label ? { width: [...label].length * letterWidth + 12, height: labelHeight, labelpos: 'c' } : {};
    graph.setEdge(String(from), String(to), size, key);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  // Words beside the outermost way.
  const beside = mostLetters * letterWidth;
  return {
    ...{ width: width + beside, height },
    places: graph.nodes().map((name) => ({ index: Number(name), ...pointOf(graph.node(name)) })),
    ways: graph.edges().map((edge) => {
      const { points = [], ...at } = graph.edge(edge);
      const key = edge.name ?? '';
      const isFar = points.length > nearPoints;
      return { key, path: toPath(points), label: labels.get(key) ?? '', ...pointOf((isFar && points[1]) || at) };
    }),
  };
}

function pointOf({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return { x, y };
}

type Point = { x: number; y: number };

/** Without points that stand on the way to the next. */
function toPath(all: readonly Point[]): string {
  const points = all.filter(({ x }, at) => x !== all[at - 1]?.x || x !== all[at + 1]?.x);
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join(' ');
}

function shorten(words: string): string {
  const letters = [...words];
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : words;
}
