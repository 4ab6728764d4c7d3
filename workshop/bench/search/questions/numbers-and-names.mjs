import { dialled } from '../fold.mjs';
import { adultCare, amiss, any, titled } from '../judge.mjs';
import { asked } from './question.mjs';

/** Numbers that were once asked for in vain; the others are drawn. */
export const numbers = [
  ...asked(['01415 519 204', '0141 551 9204', '519204'], callsTo('01415 519 204'), never),
  ...asked(['01616275874', '0161 627 5874', '1616275874'], callsTo('01616275874'), never),
  ...asked('0161', ({ dialled: number }) => number.startsWith('0161'), amiss),
];

export const names = [
  ...asked('Neville House', titled('neville house'), never),
  ...asked('neville house residential', titled('neville house'), never),
  ...asked('Silverdale', titled('silverdale'), never),
  // Nobody is called so: what is like it by letters alone is no answer.
  ...asked("O'Brien", adultCare, any(amiss, titled('briery'))),
];

function callsTo(number) {
  return (listing) => listing.dialled === dialled(number);
}

function never() {
  return false;
}
