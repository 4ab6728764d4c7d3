import table from './area-table.json';

type Lists = Readonly<Record<string, readonly string[]>>;

/** The land by name, top down. What no list names further is a local authority, called as its register calls it. */
export const nations: Lists = table.nations;
export const regions: Lists = table.regions;
/** England's, metropolitan and ceremonial. */
export const counties: Lists = table.counties;
export const inCommonSpeech: Lists = table.inCommonSpeech;
/** As registers and people write them, beyond '&' for 'and' and what folding makes alike. */
export const otherSpellings: Lists = table.otherSpellings;
/** Areas whose own name stands at no town in the table: the town that is their middle. */
export const middleTowns: Readonly<Record<string, string>> = table.middleTowns;
