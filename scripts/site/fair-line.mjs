/**
 * A line in which nobody shuts out others by asking much: of one stranger so many are under way or in it, and the rest of
 * theirs waits behind, until one of those is over.
 * @typedef {{ stranger: string, refuse: () => void }} Waiting '' is nobody that could be told from others
 * @param {{ mostOfOne: number, longest: number }} settings
 */
export function fairLine({ mostOfOne, longest }) {
  /** @type {Waiting[]} */
  const line = [];
  /** @type {Waiting[]} */
  const behind = [];
  /** By stranger, how many are under way or in the line. */
  const taken = new Map();

  function stand(one) {
    taken.set(one.stranger, (taken.get(one.stranger) ?? 0) + 1);
    line.push(one);
  }

  /** One of the stranger's is over, whether it came to its turn or left the line. */
  function end(stranger) {
    const left = taken.get(stranger) - 1;
    if (left > 0) taken.set(stranger, left);
    else taken.delete(stranger);
    const at = behind.findIndex((one) => one.stranger === stranger);
    if (at >= 0) stand(behind.splice(at, 1)[0]);
  }

  return {
    end,
    length: () => line.length + behind.length,
    /** False where there is no room, not even that of somebody who waits behind. */
    join(one) {
      const isMuch = one.stranger !== '' && (taken.get(one.stranger) ?? 0) >= mostOfOne;
      if (line.length + behind.length >= longest) {
        if (isMuch || behind.length === 0) return false;
        behind.at(-1).refuse();
      }
      if (isMuch) behind.push(one);
      else stand(one);
      return true;
    },
    /** Whoever's turn it is, under way from now on. */
    next: () => line.shift(),
    leave(one) {
      const at = line.indexOf(one);
      if (at < 0) behind.splice(behind.indexOf(one), 1);
      else line.splice(at, 1);
      if (at >= 0) end(one.stranger);
    },
  };
}
