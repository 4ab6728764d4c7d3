/** Why something could not be taken, or not as it stands in its file; the back office says the same in its languages. */
const reasons = {
  group: (value) => `a ${value}: its questions are asked one by one, without its heading`,
  thankYou: () => 'a thank-you screen is no question',
  welcome: () => 'a welcome screen is no question',
  hiddenField: () => 'a hidden field',
  kindUnknown: (value) => `a field of the kind ${value} cannot be asked`,
  otherChoice: () => 'the choice “Other” with words of one’s own',
  earlierAnswer: () => 'its text repeats an earlier answer or a hidden field, and is asked without it',
  logicNotAsked: () => 'logic of something that is not asked',
  calculates: (value) => `“${value}” calculates; there is nothing to calculate with`,
  jumpUnknown: () => 'a jump to something that is not asked',
  conditionUnread: () => 'a condition that cannot be read',
  conditionSeveral: () => 'a condition over several answers at once',
  conditionHidden: () => 'a condition on a hidden field',
  conditionVariable: () => 'a condition on a calculated variable',
  conditionOther: () => 'a condition on the answer to another question',
  condition: (value) => `a condition “${value}”`,
  conditionUnmet: () => 'a condition that no choice can meet',
  asShortText: (value) => `a question of the kind ${value}: it is asked for as a short text`,
  nameInOne: () => 'a name in several fields: it is asked for in one',
  addressInOne: () => 'an address in several fields: it is asked for in one',
  insuranceNumber: () => 'a National Insurance number: it is taken as any text, unchecked',
  repeated: () => 'it could be answered several times: it is asked once',
  noneWords: () => 'words of one’s own beside “None of the above”',
  declaration: () => 'nothing is declared before sending',
  nextWords: () => 'our own words are shown after sending',
  payment: () => 'nothing is paid here',
  privacy: () => 'our own is linked',
  mailed: () => 'answers are kept here, and mailed to nobody',
  fieldUnknown: () => 'a field of questions that is not known',
  leftOut: (value) => `the question is left out: ${value}`,
  identifierTwice: () => 'another question has its identifier, so it gets a new one',
  loop: () => 'a jump that leads back in a loop',
  noChoices: () => 'the question is left out: it has no choices',
  idTwice: () => 'the question is left out: another one has its id',
  odd: () => 'odd, but taken',
} satisfies Record<string, (value: string) => string>;

export type Reason = { code: keyof typeof reasons; value: string };

export function because(code: Reason['code'], value = ''): Reason {
  return { code, value };
}

export function sayReason({ code, value }: Reason): string {
  return reasons[code](value);
}
