import type { Flow } from './flow';
import { possibleSteps, type Step } from './possible-steps';

type BackStep = Step & { from: number; isLoop: boolean };

/** `isLoop` where some way leads from where it goes to where it came from; every loop has at least one such step. */
export function findBackSteps(flow: Flow): BackStep[] {
  const steps = flow.questions.map((_, index) => possibleSteps(flow, index));
  const group = stronglyConnected(steps.map((ways) => ways.map(({ to }) => to)));
  return steps.flatMap((ways, from) =>
    ways.filter(({ to }) => to <= from).map((step) => ({ ...step, from, isLoop: group[from] === group[step.to] })),
  );
}

/** Tarjan's algorithm without recursion: for each node the number of its strongly connected component. */
function stronglyConnected(edges: readonly (readonly number[])[]): number[] {
  const order: number[] = [];
  const low: number[] = [];
  const group: number[] = [];
  const pending: number[] = [];
  let entered = 0;
  for (const root of edges.keys()) {
    const calls = order[root] === undefined ? [{ node: root, next: 0 }] : [];
    for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
      const { node } = call;
      if (call.next === 0) {
        order[node] = entered;
        low[node] = entered;
        entered += 1;
        pending.push(node);
      }
      const to = edges[node]?.[call.next];
      call.next += 1;
      if (to !== undefined) {
        if (to >= edges.length) continue;
        if (order[to] === undefined) calls.push({ node: to, next: 0 });
        else if (group[to] === undefined) low[node] = Math.min(low[node] ?? 0, order[to] ?? 0);
        continue;
      }
      calls.pop();
      const caller = calls.at(-1)?.node;
      if (caller !== undefined) low[caller] = Math.min(low[caller] ?? 0, low[node] ?? 0);
      if (low[node] === order[node]) closeGroup(node);
    }
  }
  return group;

  function closeGroup(node: number): void {
    let member: number | undefined;
    do {
      member = pending.pop();
      if (member !== undefined) group[member] = node;
    } while (member !== undefined && member !== node);
  }
}
