import { readFileSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';

/** What starts processes of its own, or walks every call there is, takes minutes: begun last, it would end alone. */
const takesLong = /killable-care-api|start-care-api'|testing\/refusals\/|lib\/contract\/endpoints'/;

/** Jest's own order (what took long last time comes first), and before it what takes long everywhere. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = (test) => takesLong.test(readFileSync(test.path, 'utf8'));
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
