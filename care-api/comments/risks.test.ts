import { saysWhereSomebodyIs, tellsOfHarm } from './risks';

describe('words of harm', () => {
  it.each([
    'Jean at 14 Mill Lane is hit by her carer',
    'My gran was slapped last week.',
    'He shouts at her every night',
    'The agency stole from my mother',
    'She is afraid of her carer.',
    'I want to kill myself',
    'Dad has bruises on both arms',
    'They locked mum in her room',
    'She isn’t safe there',
    'Meine Mutter wird dort geschlagen.',
    'Ma mère est maltraitée',
    'ضربوا أمي',
    '母は虐待されています',
    'Её бьёт сиделка',
  ])('are in “%s”', (text) => expect(tellsOfHarm(text)).toBe(true));

  it.each([
    'This hit home: thank you.',
    'We beat the traffic and had tea by four.',
    'Grapes, drapes and a scraped knee',
    'Our carer takes mum to the park and back from the shops.',
    'The price is a fair one, and it is safe to say so.',
    'He took the bus from town.',
    'Ask about the kick-off meeting.',
  ])('are not in “%s”', (text) => expect(tellsOfHarm(text)).toBe(false));
});

describe('where somebody is', () => {
  it.each([
    'Jean at 14 Mill Lane',
    'Come to 3b, St Mary’s Road',
    'She is at 21 Elm Close now',
    'We live in LS1 4AB now',
    'Ring me on 0113 496 0000',
    'Or +44 (0)113 496-0000',
    'ann@example.org',
  ])('is in “%s”', (text) => expect(saysWhereSomebodyIs(text)).toBe(true));

  it.each([
    'In 2024 we moved to Leeds.',
    'Two carers, 24 hours a day, on the way home',
    'It cost £1,150 a week for 12 weeks',
    '5 stars all the way',
    'The shop is 10 minutes down the road',
    'There were 30 people in our street',
    'See page 10 of the guide',
  ])('is not in “%s”', (text) => expect(saysWhereSomebodyIs(text)).toBe(false));
});
