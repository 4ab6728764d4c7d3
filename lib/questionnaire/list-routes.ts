import { type FlowQuestion, toFlow } from './flow';
import { possibleSteps } from './possible-steps';

export type Route = { questionIds: number[] };

type Place = { index: number; before: Place | null; hasTurned: boolean };

/** The ways through, at most `limit` of them; `isCut` says that there are more. A way ends where it would loop. */
export function listRoutes(questions: readonly FlowQuestion[], limit = 1_000): { routes: Route[]; isCut: boolean } {
  const flow = toFlow(questions);
  const routes: Route[] = [];
  const open: Place[] = questions.length === 0 ? [] : [{ index: 0, before: null, hasTurned: false }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const onward = new Set<number>();
    for (const { to } of possibleSteps(flow, place.index)) {
      onward.add(to >= questions.length || wasVisited(place, to) ? questions.length : to);
    }
    for (const to of [...onward].reverse()) {
      if (to < questions.length) open.push({ ...nextPlace(place, to), before: place });
    }
    if (!onward.has(questions.length)) continue;
    if (routes.length === limit) return { routes, isCut: true };
    routes.push({ questionIds: idsOf(place, questions) });
  }
  return { routes, isCut: false };
}

function nextPlace(place: Place, to: number) {
  return { index: to, hasTurned: place.hasTurned || to <= place.index };
}

/** Going forward only meets nothing twice, so most ways need no looking back. */
function wasVisited(place: Place, index: number): boolean {
  if (index > place.index && !place.hasTurned) return false;
  for (let at: Place | null = place; at !== null; at = at.before) if (at.index === index) return true;
  return false;
}

function idsOf(last: Place, questions: readonly FlowQuestion[]): number[] {
  const ids: number[] = [];
  for (let at: Place | null = last; at !== null; at = at.before) ids.push(questions[at.index]?.id ?? 0);
  return ids.reverse();
}
