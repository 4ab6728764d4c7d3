import { adultCare, amiss } from '../judge.mjs';
import { asked, helpNear } from './question.mjs';

/** What means nothing, or nothing that could be found: care for grown people all the same, and never a fault. */
export const nonsense = [
  ...helpNear('care in |Atlantis|', adultCare),
  ...asked(
    [
      'asdfghjkl',
      'qwxz vbnj',
      'zzzzzzzzzzzzzzzzzzzz',
      '🙂🙂🙂',
      '?!?!',
      '...',
      'the of and in',
      'for my',
      '-1',
      '%%%',
      "'; drop table listings; --",
      '<script>alert(1)</script>',
      'null undefined NaN',
      'ZZ99 9ZZ',
      'XX1',
      '护理',
      'уход за больными',
      'رعاية المسنين',
      'unicorn grooming on Mars',
      'care '.repeat(500).trim(),
      'xqzv jkwp '.repeat(50).trim(),
      '00000000000',
    ],
    adultCare,
    amiss,
  ),
];
