import { type Bodies, by, type Fields, ignored, list, object } from '../body-kinds';
import { among, choice, flag, int, type Kind, nullish, oneOf, openness, optional, version, words } from '../kinds';
import { outcomes } from '../narrowing';
import { dayOrNone, email, filled, kindly, ownId, phone, required, string, text, token } from '../text-kinds';

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

const confirmSubscriber = object({ token });
const yourName = required(120, 'Your Name');
const yourMessage = required(4_000, 'Message');
const aPhone = optional(phone(text(40)));
const reach = { email: optional(email(text(254))), phoneNo: aPhone, dateTime: optional(text(60)) };
/** Told of a deed, whatever it is done with. */
export const event = {
  note: optional(text(4_000)),
  owner: optional(text(60)),
  version,
  subject: optional(text(200)),
  text: optional(text(10_000)),
};

const promised = {
  ...reach,
  yourName,
  yourMessage,
  contactBy: choice('Please choose one.', 'phone', 'email', 'text', 'relay'),
  topic: optional(text(300)),
  needs: optional(
    object({
      formats: list(oneOf('largePrint', 'easyRead', 'audio', 'braille')),
      interpreter: text(80),
      words: text(500),
    }),
  ),
};
const complained = {
  kind: choice('Please say what your complaint is about.', 'care', 'data'),
  name: optional(text(120)),
  email: optional(email(text(254))),
  phone: optional(phone(text(40))),
  isForOther: optional(flag),
  person: optional(text(200)),
  message: required(10_000, 'Message'),
};
const entered = {
  cameBy: choice('Please choose one.', 'phone', 'letter', 'email', 'person'),
  receivedOn: optional(dayOrNone('This cannot be read.')),
};

export const messagesBodies = {
  createCallBack: object({
    requestId: nullish(ownId),
    ...reach,
    yourName,
    yourMessage,
    email: email(required(254, 'Email')),
  }),
  createPromisedCallBack: reached(promised),
  enterCallBack: reached({ ...promised, ...entered }),
  changeFollowedCallBack: by('change', 'Please choose one.', {
    when: { dateTime: text(60) },
    phone: { phoneNo: phone(filled(40, numberWords)) },
    cancel: {},
  }),
  updateCallBack: object({
    requestId: nullish(ownId),
    ...reach,
    yourName: optional(yourName),
    yourMessage: optional(yourMessage),
    email: optional(email(required(254, 'Email'))),
    ...ignored(
      'createdAt state outcome ownerId ownerName dueAt firstTryAt firstTalkAt waitingUntil contactNeed needs topic language cameBy isSafeguarding callingName callingUntil updatedAt deletedAt',
    ),
    status: optional(openness),
    note: optional(text(4_000)),
    version,
  }),
  addCallBackEvent: object({
    action: among('take assign calling spoke noAnswer mailed snooze note link spam safeguarding close reopen'),
    ...event,
    until: optional(text(20)),
    outcome: optional(choice('Please choose what to close it with.', ...outcomes)),
    other: optional(int),
  }),
  saveCallBackSpeed: object({ isShown: flag }),
  createComplaint: object(complained),
  enterComplaint: object({ ...complained, ...entered }),
  addComplaintEvent: object({
    action: among('take assign acknowledge answer mailed note authorise close reopen'),
    ...event,
    outcome: optional(
      choice('Please choose what to close it with.', ...words('upheld partly notUpheld withdrawn notOurs')),
    ),
    learning: optional(text(2_000)),
  }),
  createSubscriber: object({
    email: email(filled(254, 'Please enter your email')),
    topic: optional(oneOf('news', 'coming-soon')),
  }),
  confirmSubscriber: confirmSubscriber,
  deleteSubscriber: confirmSubscriber,
  createAlert: object({
    email: email(filled(254, 'Please enter your email')),
    search: text(4_000),
    asked: kindly(300),
    pace: oneOf('atOnce', 'daily', 'weekly'),
  }),
  readAlert: confirmSubscriber,
  changeAlert: object({ token, pace: oneOf('atOnce', 'daily', 'weekly') }),
  pauseAlert: object({ token, weeks: choice('Please choose one.', 0, 1, 4, 12) }),
  endAlert: confirmSubscriber,
  reportMail: object({
    report: optional(string({ max: 500_000, long: 'This is too large. Please send less.' })),
    email: optional(text(254)),
    kind: optional(choice('There is a problem', 'bounce', 'complaint')),
    said: optional(text(400)),
  }),
} satisfies Bodies;
