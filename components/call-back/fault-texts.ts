'use client';
import { useTranslations } from 'next-intl';
import type { CallBackFault } from '@/lib/call-back/call-back-fields';

/** The contract speaks the spec's English; the page says the same in the visitor's language. */
const keys = {
  'Your Name is required.': 'name',
  'Email is required.': 'email',
  'Please provide valid email': 'emailInvalid',
  'Please enter a valid phone number': 'phoneInvalid',
  'Message is required.': 'message',
  'Please check the Network!': 'network',
} as const;

export function useFaultTexts(fault: CallBackFault | null, form: string) {
  const t = useTranslations('Client.callBack.errors');
  const translate = (text: string) => {
    const key = Object.entries(keys).find(([english]) => english === text)?.[1];
    return key ? t(key) : text;
  };
  const errors = Object.entries(fault?.errors ?? {});
  const problems = errors.map(([field, text]) => ({ id: `${form}-${field}`, text: translate(text) }));
  const whole = fault && errors.length === 0 ? [{ id: `${form}-yourMessage`, text: translate(fault.message) }] : [];
  return {
    textOf: (field: string) => (fault?.errors[field] ? translate(fault.errors[field]) : undefined),
    problems: [...problems, ...whole],
  };
}
