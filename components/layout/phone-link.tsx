import { telHref } from '@/lib/contract/dialled.mjs';

type PhoneLinkProps = { phone: string; className?: string; children?: React.ReactNode };

/** A number to call; it reads left to right in every language. */
export function PhoneLink({ phone, className, children }: PhoneLinkProps) {
  return (
    <a href={telHref(phone)} className={className}>
      {children}
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}
