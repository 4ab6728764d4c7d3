import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { foldText } from '@/lib/contract/fold-text';

export function findable({ name, email, phone }: Record<'name' | 'email' | 'phone', string>) {
  const phoneNormalised = parsePhoneNumberFromString(phone, 'GB')?.number ?? '';
  const digits = (phoneNormalised.replace(/^\+44/, '0') || phone).replace(/\D/g, '');
  return { phoneNormalised, search: foldText(`${name} ${email} ${digits}`) };
}
