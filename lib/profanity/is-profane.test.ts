import { isProfane } from './is-profane';

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
