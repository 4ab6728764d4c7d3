import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isProfane } from './is-profane';
import { joinedOf } from './unmask';

test.each([
  'What a load of shit',
  'SHIT!',
  'you wankers',
  'f\u200buck this',
  'ｆｕｃｋ',
  'a bloody arsehole.',
  'dick',
  'shit-hot',
])('refuses %s', (text) => expect(isProfane(text)).toBe(true));

test.each([
  'Mum moved from Scunthorpe to Penistone, by way of Clitheroe, Lightwater, Cockermouth and Wetwang.',
  'Class assessment: the assessor’s analysis of a cockatoo, a peacock and Moby-Dick.',
  'Breast cancer, sex, the nipple, a rectal thermometer, the penis and the vagina: words of care.',
  'Help with washing and undressing; incontinence panties; an escort to the hospital.',
  'From Chorlton-cum-Hardy, past the Cock Inn, to Hockwold cum Wilton.',
  'My uncle Dick has blue tits and a great tit at the water butt.',
  'His bedroom-cum-study has a stopcock and a ballcock.',
  'Love to you all xx',
  'Bloody good advice, dammit.',
  '',
])('takes %s', (text) => expect(isProfane(text)).toBe(false));

const linesOf = (name: string) =>
  readFileSync(path.join(__dirname, 'testing', name), 'utf8')
    .split('\n')
    .filter(Boolean);

/** Bars: of what is refused 0.98 is meant, of what is meant 0.9 is refused. */
test('tells 200 innocents from 200 guilty', () => {
  const [innocents, guilty] = [linesOf('innocents.txt'), linesOf('guilty.txt')];
  expect(Math.min(innocents.length, guilty.length)).toBeGreaterThanOrEqual(200);
  const accused = innocents.filter(isProfane);
  const missed = guilty.filter((text) => !isProfane(text));
  const found = guilty.length - missed.length;
  const precision = found / (found + accused.length);
  const recall = found / guilty.length;
  process.stdout.write(`profanity: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`);
  expect({ accused, precision: precision >= 0.98 }).toEqual({ accused: expect.any(Array), precision: true });
  expect({ missed, recall: recall >= 0.9 }).toEqual({ missed: expect.any(Array), recall: true });
});

it('looks at no more of a run of single letters than at the words that could stand in it', () => {
  const run = (letters: number) => Array.from({ length: letters }, (_, at) => 'abcdefg'[(at * at) % 7]).join(' ');
  expect(joinedOf(run(2_000)).length).toBeLessThanOrEqual(2_000 * 17);
  expect(isProfane(`${run(2_000)} f u c k ${run(2_000)}`)).toBe(true);
  expect(isProfane('a '.repeat(4_000))).toBe(false);
});
