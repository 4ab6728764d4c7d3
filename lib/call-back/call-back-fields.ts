import { needFormats } from '@/lib/contract/need-formats';

/** Fields of our call-back forms. Each form shows some of them; the handler takes them all. */
export type CallBackFields = {
  yourName: string;
  email: string;
  phoneNo: string;
  /** '2026-12-01'. */
  date: string;
  time: string;
  contactBy: string;
  yourMessage: string;
  /** What they were looking at: the id of a listing, or what stands behind the `?` of a search. */
  listing: string;
  search: string;
  /** '1' of whoever applies there. */
  applies: string;
  subject: string;
  /** Of the contract, with commas between: 'largePrint,audio'. */
  formats: string;
  interpreter: string;
  needWords: string;
};

export const emptyCallBackFields: CallBackFields = {
  yourName: '',
  email: '',
  phoneNo: '',
  date: '',
  time: '',
  contactBy: '',
  yourMessage: '',
  listing: '',
  search: '',
  applies: '',
  subject: '',
  formats: '',
  interpreter: '',
  needWords: '',
};

export const contactFieldNames: Partial<CallBackFields> = {
  yourName: 'name',
  phoneNo: 'phone_number',
  subject: 'msg_subject',
  yourMessage: 'message',
};

export function formatField(format: (typeof needFormats)[number]): string {
  return `format-${format}`;
}

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
  fields.formats ||= needFormats.filter((format) => read(formatField(format))).join(',');
  return fields;
}

function isField(name: string): name is keyof CallBackFields {
  return name in emptyCallBackFields;
}

/** Where a request leads that cannot be followed. */
export const sentPath = '/form/sent';

export function statusPath(token: string): string {
  return `/form/status/${token}`;
}

export const callBackChangeForm = 'call-back-change';
