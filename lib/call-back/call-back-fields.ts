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

/** The name a refused form goes by while it is kept. */
export const callBackForm = 'call-back';

/** Pages a refused form comes back to with its words; every other form comes back to `/form`. */
const formPages = ['/form', '/contact'] as const;
export type FormPage = (typeof formPages)[number];

export function toFormPage(page: string): FormPage {
  return formPages.find((known) => known === page) ?? '/form';
}

/** All fields by either of their names; '' for those that are not there. */
export function readCallBackFields(read: (name: string) => string | undefined): CallBackFields {
  const fields = { ...emptyCallBackFields };
  for (const name of Object.keys(fields).filter(isField)) {
    fields[name] = (read(name) || read(contactFieldNames[name] ?? '') || '').trim();
  }
  return fields;
}

function isField(name: string): name is keyof CallBackFields {
  return name in emptyCallBackFields;
}
