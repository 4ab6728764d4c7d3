/**
 * Words that are one slip from a town of 10,000 people and more: of the 12,000 commonest English words (SCOWL, sizes 10
 * and 20) and of this site's own. Where nothing points at a place they mean themselves.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  action actor allow arrow batteries bent bold bones borne borrow boss bottle bring brought bull burn busy
  button card carry cartridge char charm chars chart cheat chord clone codes consent cotton cows crawled cream
  crew dancing date death deeds devices devises digs dinner disc discs dish disk dull faint fate feeds feeling
  feet filling frame froze glove gold google grabs grass grave gross handover handy hard harm hates hell hide
  hold inch inner joking jury kiss landing lane large late leads leak lends lover marry mate merry mild miss
  mood mould mouth muttering narrow neat newly null once opted owes pale pile pole pork prays prove purely
  ride ring rose rough rows rude sand seek selling shame shove smoke sold spoke stake startling sterling
  stirring stole stood store string tame telling theme therefore tiring told toss troop trying tying unstable
  watch weigh willing wines winner workshop wrath yard youth
`
    .trim()
    .split(/\s+/),
);
