import { AsyncLocalStorage } from 'node:async_hooks';

/** Pages that wait for the care API: more would keep it from all else, and fill the memory of a site whose API hangs. */
const mostAside = 16;

/**
 * Places for the pages that are made at once. Whoever waits for the care API steps aside, and comes back before anybody new.
 * @param {{ places: number, longestTurn: number, onRoom: () => void }} settings `longestTurn` in milliseconds without a break;
 *   `onRoom` is told when there may be room for a new page
 */
export function renderTurns({ places, longestTurn, onRoom }) {
  const current = new AsyncLocalStorage();
  const comingBack = [];
  let free = places;
  let aside = 0;

  function settle() {
    while (free > 0 && comingBack.length > 0) comingBack.shift()();
    onRoom();
  }

  /** @returns the turn of one page, which has a place now */
  function begin() {
    let stands = 'inside';
    let works = 0;
    let limit = null;
    enter();

    function enter() {
      free -= 1;
      stands = 'inside';
      limit = setTimeout(end, longestTurn);
    }

    function leaveFor(next) {
      if (stands === 'inside') free += 1;
      if (stands === 'aside') aside -= 1;
      if (next === 'aside') aside += 1;
      stands = next;
      clearTimeout(limit);
      settle();
    }

    function end() {
      if (stands !== 'over') leaveFor('over');
    }

    function comeBack() {
      return new Promise((resolve) => {
        comingBack.push(() => {
          if (stands === 'aside') aside -= 1;
          if (stands === 'aside') enter();
          resolve();
        });
        settle();
      });
    }

    return {
      end,
      /** @type {import('../../lib/http/render-turn.mjs').StepAside} */
      async stepAside(work) {
        works += 1;
        if (stands === 'inside' && works === 1) leaveFor('aside');
        try {
          return await work();
        } finally {
          works -= 1;
          if (stands === 'aside' && works === 0) await comeBack();
        }
      },
    };
  }

  return {
    begin,
    hasRoom: () => free > 0 && comingBack.length === 0 && aside < mostAside,
    /** Does the work of the page that has this turn. */
    run: (turn, work) => current.run(turn, work),
    /** @type {import('../../lib/http/render-turn.mjs').StepAside} */
    stepAside: (work) => current.getStore()?.stepAside(work) ?? work(),
  };
}
