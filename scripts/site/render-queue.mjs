import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fairLine } from './fair-line.mjs';
import { renderTurns } from './render-turns.mjs';

/** Requests that wait for their page to be begun, and pages of one stranger that are under way or next. */
const longest = 64;
const mostOfOne = 4;
/** Whoever is refused waits a moment for it: asking on and on they would keep us busy with refusing. So many at most. */
const mostRefusing = 1_000;
const noRoom = Symbol('no room');

/**
 * Lets as many pages be made at once as there are processors: more would only make each other slow, and fill the memory.
 * @param {Settings} [settings]
 * @typedef {{ places?: number, longestWait?: number, longestTurn?: number, pause?: number }} Settings in milliseconds: for
 *   which one waits to be begun, a page keeps others from it, and one waits to be refused where there is no room to wait
 */
export function renderQueue({
  places = availableParallelism(),
  longestWait = 3_000,
  longestTurn = 1_000,
  pause = 1_000,
} = {}) {
  const line = fairLine({ mostOfOne, longest });
  const turns = renderTurns({ places, longestTurn, onRoom: beginNext });
  const refuseSlowly = slowRefusal(pause);
  let refused = 0;

  function beginNext() {
    for (let one = null; turns.hasRoom(); one.begin(turnOf(one.stranger))) {
      one = line.next();
      if (!one) return;
    }
  }

  function turnOf(stranger) {
    const turn = turns.begin();
    let isOver = false;
    return {
      run: (work) => turns.run(turn, work),
      /** The page is made, or nobody waits for it any more. */
      end() {
        if (isOver) return;
        isOver = true;
        line.end(stranger);
        turn.end();
        // Who waited behind this one meets room also where it gave its place away long ago.
        beginNext();
      },
    };
  }

  /** The turn, null for who has left or waited long enough, or `noRoom`. */
  function wait(stranger, response) {
    return new Promise((resolve) => {
      const settle = (turn) => {
        clearTimeout(limit);
        response.off('close', leave);
        resolve(turn);
      };
      const leave = () => {
        line.leave(one);
        settle(null);
      };
      const refuse = () => {
        refused += 1;
        leave();
      };
      const one = { stranger, begin: settle, refuse };
      const limit = setTimeout(refuse, longestWait);
      response.on('close', leave);
      if (line.join(one)) beginNext();
      else settle(noRoom);
    });
  }

  return {
    /**
     * The turn to make a page; null for who is refused, and for who has left meanwhile.
     * @param {string} stranger by their address; '' for whoever cannot be told from others
     * @param {import('node:http').ServerResponse} response
     * @returns {Promise<ReturnType<typeof turnOf> | null>}
     */
    async enter(stranger, response) {
      const turn = response.closed ? null : await wait(stranger, response);
      if (turn !== noRoom) return turn;
      refused += 1;
      await refuseSlowly();
      return null;
    },
    stepAside: turns.stepAside,
    counts: () => ({ waiting: line.length(), refused }),
  };
}

/** Lets whoever is refused wait as long, while they are not too many. */
function slowRefusal(pause) {
  let refusing = 0;
  return async () => {
    if (refusing >= mostRefusing) return;
    refusing += 1;
    await sleep(pause);
    refusing -= 1;
  };
}
