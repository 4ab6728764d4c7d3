import type { Service } from './service-schema';

type Contact = Service['contacts'][number];
type Phone = Contact['phones'][number];

export function contactsOf({ contacts, service_at_locations: at }: Service): Contact[] {
  return [...contacts, ...at.flatMap((one) => [...one.contacts, ...(one.location?.contacts ?? [])])];
}

export function phonesOf(service: Service): Phone[] {
  const { phones, service_at_locations: at, organization } = service;
  const atPlaces = at.flatMap((one) => [...one.phones, ...(one.location?.phones ?? [])]);
  const ofContacts = contactsOf(service).flatMap((contact) => contact.phones);
  const all = [...phones, ...ofContacts, ...atPlaces, ...(organization?.phones ?? [])].map((phone) => ({
    ...phone,
    number: phone.number.replace(/["']/g, '').trim(),
  }));
  return [...new Map(all.map((phone) => [phone.number, phone])).values()].filter(({ number }) => number !== '');
}

/** 'Ann Persona, Reception Manager'. */
export function contactInWords({ name, title, department, email }: Contact): string {
  return [...new Set([name, title, department, email])].filter(Boolean).join(', ');
}

/** '01632 960100 extension 5 (Reception)'. */
export function phoneInWords({ number, extension, description }: Phone): string {
  return [number, extension && `extension ${extension}`, description && `(${description})`].filter(Boolean).join(' ');
}
