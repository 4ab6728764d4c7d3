import type { FaultCode } from './faults';

/** What is wrong with a file that is to be a picture. */
const pictureFaults = [
  'pictureTooLarge',
  'pictureTypeWrong',
  'pictureEmpty',
  'pictureDamaged',
  'pictureIsWebp',
  'pictureIsHeic',
  'pictureIsAvif',
  'pictureIsTiff',
  'pictureIsSvg',
  'pictureIsWebPage',
  'pictureIsPdf',
  'pictureSideTooLong',
  'pictureBmpUnreadable',
] as const;

const anyForm = [
  ...(['problem', 'fieldsRequired', 'network', 'systemAway', 'notOurPage', 'notAForm', 'tooLarge', 'absent'] as const),
  ...(['outcomeUnknown', 'lookBeforeRepeat', 'keyBusy'] as const),
  ...(['textTooLong', 'textTooShort', 'invisibleCharacters', 'emailInvalid', 'notKept'] as const),
];

/**
 * What each kind of form may be answered, so that its page carries these words and no others. A fault that is missing here
 * is still said, in English.
 */
export const formFaults = {
  callBack: [
    ...anyForm,
    ...([
      'nameRequired',
      'emailRequired',
      'phoneInvalid',
      'phoneNeeded',
      'messageRequired',
      'messageTooLong',
      'requestsTooMany',
      'choiceMissing',
      'dayPast',
      'callBackClosed',
      'nothingHere',
    ] as const),
  ],
  complaint: [
    ...anyForm,
    ...(['complaintKindRequired', 'complaintReachNeeded', 'nameRequired', 'phoneInvalid'] as const),
    ...(['messageRequired', 'messageTooLong', 'requestsTooMany'] as const),
  ],
  account: [
    ...anyForm,
    ...(['loginEmpty', 'loginFailed', 'loginNameInvalid', 'attemptsTooMany', 'accountsTooMany'] as const),
    ...(['usernameRequired', 'usernameLetters', 'usernameTaken'] as const),
    ...(['accountEmailRequired', 'forgottenEmailRequired', 'emailTaken'] as const),
    ...(['passwordRequired', 'passwordTooShort', 'passwordCommon', 'passwordIsName', 'passwordIsSite'] as const),
    ...(['confirmationRequired', 'confirmationDiffers', 'resetLinkUnusable', 'resetEmailUnknown'] as const),
    ...(['codeRequired', 'codeWrong', 'codeTooLate', 'stepOver', 'factorMissing', 'existsAlready'] as const),
    ...(['passkeyRefused', 'passkeyUnknown'] as const),
    ...(['chooseFirst', 'emailSame', 'linkUnusable', 'passwordWrong', 'signInFirst'] as const),
  ],
  comment: [
    ...anyForm,
    ...(['commentRequired', 'commentProfane', 'commentLate', 'commentParentGone', 'commentGone'] as const),
    ...(['commentsClosed', 'reportReasonRequired'] as const),
    ...(['commentsTooMany', 'notYours', 'signInFirst'] as const),
  ],
  profile: [
    ...anyForm,
    ...(['emailRequired', 'profilePhoneRequired', 'phoneInvalid', 'profilePhotoRequired', 'addressRequired'] as const),
    ...(['streetRequired', 'cityRequired', 'stateRequired', 'countryRequired', 'nationalityRequired'] as const),
    ...(['genderRequired', 'birthDateRequired', 'birthDateInvalid', 'profileChanged', 'signInFirst'] as const),
    ...pictureFaults,
  ],
  answers: [
    ...anyForm,
    ...(['listingClosed', 'listingUnknown', 'answersMissing', 'keySentBefore'] as const),
    ...(['answersOfTwoListings', 'answersOfTwoQuestionnaires', 'tooMuch', 'bodyCutShort', 'notFromOurPage'] as const),
  ],
  withdrawal: ['outcomeUnknown'],
  staff: [
    ...anyForm,
    ...([
      'changedMeanwhile',
      'signInFirst',
      'adminOnly',
      'roleMissing',
      'nothingHere',
      'questionRequired',
      'answerRequired',
      'variableUnknown',
      'variableNeeded',
      'categoryNameRequired',
      'existsAlready',
      'phoneInvalid',
      'webAddressInvalid',
      'titleRequired',
      'htmlTooLong',
      'articleTooLong',
      'htmlTooDeep',
      'categoryUnknown',
      'idsInvalid',
      'valueUnreadable',
      'applicationWithdrawn',
      'listingAnswered',
      'momentPast',
      'momentUnreadable',
      'momentSkipped',
      'momentTwice',
      'momentFar',
      'nothingToPublish',
      'namesNothing',
    ] as const),
    ...pictureFaults,
    ...([
      'pictureRequired',
      'picturesBusy',
      'pictureUsed',
      'focusOutside',
      'videoLinkRequired',
      'videoLinkInvalid',
    ] as const),
    ...(['openingTimeInvalid', 'openingBackwards', 'openingOverlaps', 'closedDayInvalid'] as const),
    ...(['menuNameRequired', 'menuAddressInvalid', 'menuAddressDead', 'menuToItself'] as const),
    ...(['menuBelowItself', 'menuFull'] as const),
    ...(['pageAddressInvalid', 'pageAddressReserved', 'pageAddressTaken'] as const),
    ...(['keyNameRequired', 'scopeRequired', 'passwordAgain'] as const),
    ...(['webhookNameRequired', 'webhookAddress', 'webhookPrivate'] as const),
    ...(['webhookEventsRequired', 'webhooksMany'] as const),
    'ownPicturesTooMany',
    ...(['choiceMissing', 'feeAmountInvalid', 'registerNumberInvalid'] as const),
  ],
  setup: [
    ...anyForm,
    ...(['changedMeanwhile', 'phoneInvalid', 'openingTimeInvalid', 'openingBackwards', 'openingOverlaps'] as const),
    ...pictureFaults,
  ],
  deletion: [
    ...anyForm,
    ...(['passwordRequired', 'passwordWrong', 'lastAdmin', 'attemptsTooMany', 'signInFirst'] as const),
  ],
} as const satisfies Record<string, readonly FaultCode[]>;
export type FaultyForm = keyof typeof formFaults;
