import type { ImportKind } from './import-kind';
import { listJoined } from './listings/list-joined';
import { undoJoin } from './listings/undo-join';
import { joinedLine } from './summary-lines';

export const joinedKind: ImportKind = {
  usage: '  (lists what was taken for one service)',
  isOfFile: false,
  async take({ database: { db } }) {
    const joined = await listJoined(db);
    return { lines: [`${joined.length.toLocaleString('en-GB')} joined`, ...joined.map(joinedLine)], isTaken: true };
  },
};

export const undoJoinKind: ImportKind = {
  usage: '<listing>   (parts a joined listing again, for good)',
  isOfFile: false,
  async take({ database: { db } }, word) {
    if (!/^[1-9]\d{0,8}$/.test(word)) throw new Error('Which listing? Its number is in its address.');
    const ids = await undoJoin(db, Number(word));
    return { lines: [`listing ${word} parted: new are ${ids.map((id) => `listing ${id}`).join(', ')}`], isTaken: true };
  },
};
