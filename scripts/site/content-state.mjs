import { AsyncLocalStorage } from 'node:async_hooks';
import { careApiLine } from './care-api-line.mjs';

/**
 * Milliseconds. What another node wrote shows within a second: what is known is asked for anew from `askEvery` on, and too old
 * to answer by from `tooOldAfter` on. `askEveryWithout` for an API without such a call, `patience` for the whole of its answer.
 */
const askEvery = 400;
const tooOldAfter = 800;
const askEveryWithout = 30_000;
const patience = 2_000;
/** Bytes: a mark for each of a dozen tags. */
const mostBytes = 65_536;

/**
 * Knows the state of the care API's content, by asking when somebody asks us, at most every 400 ms.
 * @param {{ ask: () => Promise<Record<string, string> | null>, now?: () => number }} settings `ask` answers null where the
 *   API knows no such call
 */
export function watchContentState({ ask, now = Date.now }) {
  const reading = new AsyncLocalStorage();
  let known = null;
  /** Rounds of asking: the last that was begun, the last that is known, and the first that may be, for it began after a write. */
  let [begun, heard, wanted] = [0, 0, 1];
  let askedAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let asking = null;
  const isOutdated = () => heard < wanted;
  const snapshot = () => (isOutdated() ? null : known);

  function begin() {
    begun += 1;
    const round = begun;
    askedAt = now();
    const hear = (state) => {
      if (round > heard) [known, heard, heardAt, isAway] = [state, round, now(), false];
    };
    // While the API is away, what was kept goes on, after a write too: it is the last that is known, and nobody waits for more.
    const missIt = () => {
      if (round < begun) return;
      isAway = true;
      if (known !== null) wanted = heard;
    };
    asking = ask()
      .then(hear, missIt)
      .then(() => {
        if (round === begun) asking = null;
      });
  }

  /** What is known once a round is over that began late enough for who asks: what others write meanwhile is not waited for. */
  async function knownSince(wantedThen) {
    await asking;
    if (heard >= wantedThen || !isOutdated()) return known;
    return asking ? knownSince(wantedThen) : null;
  }

  /** Of no tags it is known as soon as the API has told any: nothing of theirs was written. */
  function versionOf(tags, state = tags.length > 0 ? snapshot() : known) {
    if (state === null || !tags.every((tag) => typeof state[tag] === 'string')) return null;
    return tags.map((tag) => state[tag]).join('|');
  }

  return {
    versionOf,
    note: (tags) => {
      for (const tag of tags) reading.getStore()?.tags.add(tag);
    },
    /** Tags that `work`, and all that it begins, notes are put into this set. */
    collect: (tags, work) => reading.run({ tags, begun: snapshot() }, work),
    /** What was noted so far for the request that is being answered, in the state in which it was begun; null outside of one. */
    noted: () => {
      const { tags = new Set(), begun = null } = reading.getStore() ?? {};
      const version = begun && tags.size > 0 ? versionOf([...tags], begun) : null;
      return version === null ? null : { tags: [...tags], version };
    },
    /** What is known now. */
    snapshot,
    /** Something was written: nothing is known until the API has told anew, or could not. */
    renew: () => {
      begin();
      wanted = begun;
    },
    /** What is known, once it is young enough, to name later the state in which something was begun; null where nothing is. */
    ready: () => {
      const isWithout = known === null && !isOutdated();
      const since = now() - askedAt;
      if (!asking && since >= (isWithout ? askEveryWithout : askEvery)) begin();
      const isTooOld = !isWithout && !isAway && now() - heardAt > tooOldAfter;
      return asking && (isOutdated() || isTooOld) ? knownSince(wanted) : snapshot();
    },
  };
}

/**
 * Asks a care API, by its origin. With the key it hears a mark of our secret, by which it tells sites that differ.
 * @param {string} careApi
 * @param {{ key?: string, secret?: string }} site
 * @returns {() => Promise<Record<string, string> | null>}
 */
export function askContentState(careApi, site = {}) {
  const ask = careApiLine(careApi, site);
  return async () => {
    const state = await ask('content-state', { patience, mostBytes });
    return isState(state) ? state : null;
  };
}

/** @returns {answer is Record<string, string>} */
function isState(answer) {
  return (
    typeof answer === 'object' && answer !== null && Object.values(answer).every((mark) => typeof mark === 'string')
  );
}
