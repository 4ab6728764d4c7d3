/**
 * Everything that can be wrong with what somebody sends, by its code, with the English sentence that goes over the wire.
 * A `{value}` travels beside the code. Pages say it in the visitor's language: `Faults.<code>` of `messages/`.
 * No zod here: the browser reads this file's types too, and never its sentences.
 */
export const faults = {
  // Any form
  problem: 'There is a problem',
  fieldsRequired: 'Kindly provide the required fields',
  network: 'Please check the Network!',
  notOurPage: 'Please send the form from our own page.',
  notFromOurPage: 'Please send this from our own page.',
  notAForm: 'Please send a form or JSON.',
  notAPlainForm: 'Please send a form.',
  nothingHere: 'There is nothing here.',
  tooLarge: 'This is too large.',
  tooMuch: 'This is too large. Please send less.',
  signInFirst: 'Please sign in.',
  signInAgain: 'Please sign in again.',
  adminOnly: 'Only an admin may do this.',
  roleMissing: 'This is for colleagues with another role.',
  notYours: 'This belongs to somebody else.',
  absent: 'This is not offered here.',
  notKept: 'This was too long to be kept. Please type it again.',

  // Any field
  textTooLong: 'Please use at most {max} characters.',
  textTooShort: 'Please use at least {min} characters.',
  invisibleCharacters: 'Please remove the invisible characters.',
  htmlTooLong: 'Please use at most 64 kB of text.',
  fieldUnknown: 'This field is not known.',
  fieldFixed: 'This cannot be changed.',
  idInvalid: 'An id is a whole number above 0.',
  idsInvalid: 'Ids are whole numbers with commas between.',
  existsAlready: 'This exists already.',
  namesNothing: 'This names nothing.',
  categoryUnknown: 'There is no category {id}.',
  listingUnknown: 'There is no listing {id}.',

  // Fields of more than one form
  emailRequired: 'Email is required.',
  emailInvalid: 'Please provide valid email',
  phoneInvalid: 'Please enter a valid phone number',
  phoneNeeded: 'Please give a number, or choose to be answered by email.',
  titleRequired: 'Title is required.',
  descriptionRequired: 'Description is required.',

  // Accounts
  accountEmailRequired: 'Please provide an email',
  forgottenEmailRequired: 'Please provide a email',
  loginNameInvalid: 'Please provide a valid username',
  loginEmpty: 'Please provide username and password!',
  loginFailed: 'Login unsuccessfull',
  loginWrong: 'The email or the password is not right.',
  usernameRequired: 'Please provide a username',
  usernameLetters: "Please use letters, digits, spaces and . _ ' - only.",
  usernameTaken: 'This username is taken already.',
  emailTaken: 'There is an account with this email already.',
  passwordRequired: 'Please provide a password',
  passwordTooShort: 'Password should not be less than 8 characters',
  passwordCommon: 'This password is very common. Please choose another one.',
  passwordIsName: 'Please use something else than your name or email.',
  passwordWrong: 'The password is not right.',
  confirmationRequired: 'Please confirm the password',
  confirmationDiffers: 'Passwords do not match.',
  resetLinkUnusable: 'Username In Correct Contact Administrator',
  resetEmailUnknown: 'Username Not Exists In System',
  lastAdmin: 'This is the last admin. Please make somebody else an admin first.',
  attemptsTooMany: 'Too many attempts. Please try again later.',
  accountsTooMany: 'Too many new accounts. Please try again later.',
  sessionFixed: 'This session cannot be made longer.',

  // Call-backs
  nameRequired: 'Your Name is required.',
  messageRequired: 'Message is required.',
  messageTooLong: 'The message is too long. Please shorten it.',
  requestsTooMany: 'Too many requests. Please ring us instead.',

  // Newsletter
  newsletterEmailRequired: 'Please enter your email',
  newsletterLinkOld: 'This link is no longer good. Please ask for the newsletter again.',
  newsletterLinkUnknown: 'This link is not known. You may have unsubscribed already.',
  newsletterTooMany: 'Too many requests. Please try again later.',
  newsletterAbsent: 'There is no newsletter here.',

  // Comments
  commentRequired: 'Content is required.',
  commentProfane: 'Warning: Inappropriate content detected.',
  commentLate: 'A comment can be changed for {minutes} minutes after it was written.',
  commentParentGone: 'The comment you answer is not there any more.',
  commentGone: 'This comment is not there any more.',
  commentsTooMany: 'You have written a lot of comments. Please try again in a few minutes.',

  // Profiles
  profilePhoneRequired: 'PhoneNo is required.',
  profilePhotoRequired: 'ProfilePhoto is required.',
  addressRequired: 'Address is required.',
  streetRequired: 'Street is required.',
  cityRequired: 'City is required.',
  stateRequired: 'State is required.',
  countryRequired: 'Country is required.',
  nationalityRequired: 'Nationality is required.',
  genderRequired: 'Gender is required.',
  birthDateRequired: 'DOB is required.',
  birthDateInvalid: 'Please enter a real date of birth.',
  profileChanged: 'The profile was changed meanwhile.',

  // Pictures and files
  pictureRequired: 'Picture is required.',
  pictureTooLarge: 'Please choose a picture of at most 5 MB.',
  pictureTypeWrong: 'Please choose a picture: png, jpg, jpeg, gif or bmp.',
  pictureIsWebp: 'This is a WebP picture. Please choose a picture: png, jpg, jpeg, gif or bmp.',
  pictureIsHeic: 'This is a HEIC picture. Please choose a picture: png, jpg, jpeg, gif or bmp.',
  pictureIsAvif: 'This is an AVIF picture. Please choose a picture: png, jpg, jpeg, gif or bmp.',
  pictureIsTiff: 'This is a TIFF picture. Please choose a picture: png, jpg, jpeg, gif or bmp.',
  pictureIsSvg: 'This is an SVG drawing. Please choose a picture: png, jpg, jpeg, gif or bmp.',
  pictureIsWebPage: 'This is a web page. Please choose a picture: png, jpg, jpeg, gif or bmp.',
  pictureIsPdf: 'This is a PDF document. Please choose a picture: png, jpg, jpeg, gif or bmp.',
  pictureBmpUnreadable: 'This kind of BMP cannot be read. Please save it as PNG or JPEG.',
  pictureEmpty: 'This file is empty. Please choose another one.',
  pictureDamaged: 'This picture is damaged. Please choose another one, or save it anew.',
  pictureSideTooLong: 'This picture is {width} by {height} pixels. Please choose one of at most {max} a side.',
  picturesTooMany: 'Please use at most {max} pictures.',
  picturesBusy: 'Many pictures are being stored just now. Please try again.',
  fileUnknown: 'No such file.',
  fileShorter: 'The file is shorter.',

  // What staff write
  categoryNameRequired: 'Category name is required.',
  subcategoryNameRequired: 'Subcategory name is required.',
  menuNameRequired: 'Menu name is required.',
  menuAddressInvalid: 'Please enter a path that starts with / or a whole address.',
  questionRequired: 'Question is required.',
  answerRequired: 'Answer is required.',
  videoLinkRequired: 'Video link is required.',
  videoLinkInvalid: 'Please enter the address of the video.',
  postsHidden: 'Only an admin may see posts that are not public.',

  // Questionnaires and answers
  headlineRequired: 'Headline is required.',
  labelRequired: 'Label is required.',
  questionsRequired: 'Please add a question.',
  questionIdTwice: '“{question}”: Another question has the id {id} too.',
  questionWithoutChoices: '“{question}”: This question has no choices to choose from.',
  questionUnreachable: '“{question}”: No way leads to this question.',
  jumpUnknown: '“{question}”: Jumps to question {id}, which is not there.',
  jumpLoops: '“{question}”: Leads back to “{other}” in a loop.',
  questionnaireAnswered:
    'People have answered this questionnaire, so it cannot be deleted. Take it off its listings instead.',
  questionUnknown: 'There is no question {id}.',
  identifierTwice: 'Another question has the identifier {identifier} too.',
  answerMissing: 'Please answer the question.',
  answersTooLong: 'This is too long. Please shorten it.',
  answersMissing: 'Please answer a question.',
  answerChoice: '{question}: please choose one of the answers offered.',
  answerNone: '{question} takes no answer.',
  answerOne: '{question} takes one answer only.',
  answerSkipped: '{question} is skipped by your other answers.',
  answerNeeded: '{question}: please answer this question.',
  answerQuestionUnknown: 'There is no question {id} in this questionnaire.',
  answerQuestionnaireOther: 'The question belongs to another questionnaire.',
  answersOfTwoListings: 'All answers sent together are about one listing.',
  answersOfTwoQuestionnaires: 'All answers sent together belong to one questionnaire.',
  answersFixed: 'Answers that were sent together stay as they were sent. Please tell us what has changed.',
  listingClosed: '“{title}” no longer takes applications.',
  applicationWithdrawn: 'This application was withdrawn.',
  keySentBefore: 'This Idempotency-Key was sent with other answers before.',

  // Requests as such
  pathUnreadable: 'This path cannot be read.',
  queryUnreadable: 'This question cannot be read.',
  searchUnreadable: 'This search cannot be read: ids and pages are whole numbers above 0.',
  selectionUnreadable: 'This selection cannot be read. Please clear the filters.',
  idsDiffer: 'The path and ?{name} name two different rows.',
  callUnknown: 'There is no such call.',
  addressTooLong: 'The address is too long.',
  bodyCutShort: 'The message did not arrive whole. Please send it again.',
  notJson: 'This is not JSON.',
  jsonRequired: 'Please send JSON.',
  jsonTypeRequired: 'Please send JSON, with content-type application/json.',
  notStorable: 'This cannot be stored.',
  stillNeeded: 'Something else still depends on this.',
  diskFull: 'There is no room left to store this. Please try again later, or ring us.',
  databaseSilent: 'The database does not answer.',
  databaseAway: 'The database does not answer. Please try again.',
  unanswerable: 'This cannot be answered.',
  failed: 'Something went wrong on our side. Please try again.',
} as const;

type Sentences = typeof faults;
export type FaultCode = keyof Sentences;
type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Values<C extends FaultCode> = Record<NamesIn<Sentences[C]>, string | number>;

/** One fault as it travels: its code and the values of its sentence, `{ code: 'textTooLong', max: 40 }`. */
export type Fault = { code: FaultCode; [value: string]: string | number };

/**
 * What is wrong, everywhere between the care API and a page. `message` and `errors` are English and stand for clients that
 * know no codes; an upstream may send them alone. `errors` and `codes` are keyed by field.
 */
export type FaultReport = {
  message: string;
  code?: FaultCode | undefined;
  /** Of the code. */
  values?: Record<string, string | number> | undefined;
  errors?: Record<string, string> | undefined;
  codes?: Record<string, Fault> | undefined;
  /** Seconds to wait before the next attempt, where that helps. */
  retryAfter?: number | undefined;
};

/** A fault by its code, or the English sentence of an API that gives none. */
export type Said = { fault?: Fault | undefined; sentence?: string | undefined };

/** What a report says of the whole. */
export function wholeOf({ code, values, message }: FaultReport): Said {
  return { fault: code && { ...values, code }, sentence: message };
}

/** The values that the sentence of a code asks for; none where it is whole without. */
export type Arguments<C extends FaultCode> = [NamesIn<Sentences[C]>] extends [never] ? [] : [values: Values<C>];

/** `toFault('textTooLong', { max: 40 })`: the values a sentence needs are asked for by its type. */
export function toFault<C extends FaultCode>(code: C, ...[values]: Arguments<C>): Fault {
  return { ...values, code };
}

/** A fault, or the code of one that needs no values. */
export type FaultLike = Fault | WholeCode;

/** Codes whose sentences need no values. */
export type WholeCode = { [C in FaultCode]: [NamesIn<Sentences[C]>] extends [never] ? C : never }[FaultCode];

/** What is wrong as a whole and, by field, in particular. */
export function toReport(whole: FaultLike, fields: Record<string, FaultLike> = {}): FaultReport {
  const { code, ...values } = asFault(whole);
  const codes = Object.fromEntries(Object.entries(fields).map(([field, fault]) => [field, asFault(fault)]));
  const errors = Object.fromEntries(Object.entries(codes).map(([field, fault]) => [field, sentenceOf(fault)]));
  return {
    message: sentenceOf({ ...values, code }),
    code,
    ...(Object.keys(values).length > 0 && { values }),
    ...(Object.keys(codes).length > 0 && { errors, codes }),
  };
}

function asFault(fault: FaultLike): Fault {
  return typeof fault === 'string' ? { code: fault } : fault;
}

/** The English sentence of a fault. */
export function sentenceOf({ code, ...values }: Fault): string {
  return faults[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function isFaultCode(value: unknown): value is FaultCode {
  return typeof value === 'string' && Object.hasOwn(faults, value);
}
