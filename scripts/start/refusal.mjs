/** Something the person at the console can put right: shown as its message alone, without a stack. */
export class Refusal extends Error {}
