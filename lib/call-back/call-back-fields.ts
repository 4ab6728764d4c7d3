/** Fields of our call-back forms. Each form shows some of them; the handler takes them all. */
export type CallBackFields = {
  yourName: string;
  email: string;
  phoneNo: string;
  /** '2026-12-01'. */
  date: string;
  /** A time of day of the contract. */
  time: string;
  contactBy: string;
  yourMessage: string;
  /** What the visitor was looking at: 'About: Rose Cottage (listing 12)'. */
  about: string;
  subject: string;
};

export const emptyCallBackFields: CallBackFields = {
  yourName: '',
  email: '',
  phoneNo: '',
  date: '',
  time: '',
  contactBy: '',
  yourMessage: '',
  about: '',
  subject: '',
};

/** What the fields are called in the contact form. */
export const contactFieldNames: Partial<CallBackFields> = {
  yourName: 'name',
  phoneNo: 'phone_number',
  subject: 'msg_subject',
  yourMessage: 'message',
};

export type CallBackFault = { message: string; errors: Record<string, string> };
