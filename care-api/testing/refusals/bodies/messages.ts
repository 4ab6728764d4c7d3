import { type Bodies, by, type Fields, ignored, list, object } from '../body-kinds';
import { choice, flag, int, type Kind, nullish, oneOf, optional, words } from '../kinds';
import { email, filled, ownId, phone, string, text } from '../text-kinds';

const numberWords = 'Please give a number, or choose to be answered by email.';
/** Whoever wants to be rung says a number. */
function reached(fields: Fields): Kind {
  const kind = object(fields);
  return {
    ...kind,
    faultsOf(value) {
      const faults = kind.faultsOf(value);
      const said = new Map(
        typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [],
      );
      const isLost = !said.get('phoneNo') && said.get('contactBy') !== 'email';
      return faults[''] || faults.phoneNo || !isLost ? faults : { ...faults, phoneNo: numberWords };
    },
  };
}

const confirmSubscriber = object({ token: string({ min: 1, max: 200 }) });

export const messagesBodies = {
  createCallBack: object({
    requestId: nullish(ownId),
    yourName: filled(120, 'Your Name is required.'),
    email: email(filled(254, 'Email is required.')),
    phoneNo: optional(phone(text(40))),
    dateTime: optional(text(60)),
    yourMessage: filled(4_000, 'Message is required.'),
  }),
  createPromisedCallBack: reached({
    yourName: filled(120, 'Your Name is required.'),
    dateTime: optional(text(60)),
    yourMessage: filled(4_000, 'Message is required.'),
    contactBy: choice('Please choose one.', 'phone', 'email', 'text', 'relay'),
    email: optional(email(text(254))),
    phoneNo: optional(phone(text(40))),
    topic: optional(text(300)),
    needs: optional(
      object({
        formats: list(oneOf('largePrint', 'easyRead', 'audio', 'braille')),
        interpreter: text(80),
        words: text(500),
      }),
    ),
  }),
  changeFollowedCallBack: by('change', 'Please choose one.', {
    when: { dateTime: text(60) },
    phone: { phoneNo: phone(filled(40, numberWords)) },
    cancel: {},
  }),
  updateCallBack: object({
    requestId: nullish(ownId),
    yourName: optional(filled(120, 'Your Name is required.')),
    email: optional(email(filled(254, 'Email is required.'))),
    phoneNo: optional(phone(text(40))),
    dateTime: optional(text(60)),
    yourMessage: optional(filled(4_000, 'Message is required.')),
    ...ignored(
      'createdAt',
      'state',
      'outcome',
      'ownerId',
      'ownerName',
      'dueAt',
      'firstTryAt',
      'firstTalkAt',
      'waitingUntil',
      'contactNeed',
      'needs',
      'topic',
      'language',
      'isSafeguarding',
      'callingName',
      'callingUntil',
      'updatedAt',
      'deletedAt',
    ),
    status: optional(oneOf('Open', 'Closed', 'OnHold')),
    note: optional(text(4_000)),
    version: nullish(int),
  }),
  addCallBackEvent: object({
    action: oneOf(
      ...words('take assign calling spoke noAnswer mailed snooze note link spam safeguarding close reopen'),
    ),
    note: optional(text(4_000)),
    owner: optional(text(60)),
    until: optional(text(20)),
    outcome: optional(
      choice(
        'Please choose what to close it with.',
        ...words('booked information notForUs jobSeeker wrongNumber cancelled spam'),
      ),
    ),
    other: optional(int),
    subject: optional(text(200)),
    text: optional(text(10_000)),
    version: nullish(int),
  }),
  saveCallBackSpeed: object({ isShown: flag }),
  createComplaint: object({
    kind: choice('Please say what your complaint is about.', 'care', 'data'),
    name: optional(text(120)),
    email: optional(email(text(254))),
    phone: optional(phone(text(40))),
    isForOther: optional(flag),
    person: optional(text(200)),
    message: filled(10_000, 'Message is required.'),
  }),
  addComplaintEvent: object({
    action: oneOf(...words('take assign acknowledge answer mailed note authorise close reopen')),
    note: optional(text(4_000)),
    owner: optional(text(60)),
    subject: optional(text(200)),
    text: optional(text(10_000)),
    outcome: optional(
      choice('Please choose what to close it with.', ...words('upheld partly notUpheld withdrawn notOurs')),
    ),
    learning: optional(text(2_000)),
    version: nullish(int),
  }),
  createSubscriber: object({
    email: email(filled(254, 'Please enter your email')),
    topic: optional(oneOf('news', 'coming-soon')),
  }),
  confirmSubscriber: confirmSubscriber,
  deleteSubscriber: confirmSubscriber,
  reportMail: object({
    report: optional(string({ max: 500_000, long: 'This is too large. Please send less.' })),
    email: optional(text(254)),
    kind: optional(choice('There is a problem', 'bounce', 'complaint')),
    said: optional(text(400)),
  }),
} satisfies Bodies;
