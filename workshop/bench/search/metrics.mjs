const first = 3;
const firstPage = 10;

/**
 * How good an answer is.
 * @param {{ wanted: Function, unwanted: Function }} question
 * @param {object[]} answered described listings, best first
 * @param {object[]} listings all there are: an answer cannot hold more wanted ones than these do
 */
export function judgeAnswer(question, answered, listings, gazetteer) {
  const isUnwanted = (listing) => question.unwanted(listing, gazetteer);
  const isWanted = (listing) => question.wanted(listing, gazetteer) && !isUnwanted(listing);
  const top = answered.slice(0, first);
  const possible = Math.min(firstPage, listings.filter(isWanted).length);
  const found = answered.slice(0, firstPage).filter(isWanted).length;
  return {
    isSuccess: top.some(isWanted) && !top.some(isUnwanted),
    precision: possible === 0 ? 0 : Math.min(1, found / possible),
    isDeadEnd: answered.length === 0,
    possible,
  };
}

/** @param {{ isSuccess: boolean, precision: number, isDeadEnd: boolean }[]} verdicts */
export function summarise(verdicts) {
  const mean = (figureOf) => verdicts.reduce((sum, verdict) => sum + figureOf(verdict), 0) / (verdicts.length || 1);
  return {
    count: verdicts.length,
    success: mean(({ isSuccess }) => Number(isSuccess)),
    precision: mean(({ precision }) => precision),
    deadEnds: verdicts.filter(({ isDeadEnd }) => isDeadEnd).length,
  };
}
