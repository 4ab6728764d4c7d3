import type { Phone } from '@/lib/listings/phone-numbers';

/** Every number of a phone field, as written; it rings where it can be read. */
export function PhoneNumbers({ phones }: { phones: Phone[] }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {phones.map(({ label, href }) =>
        href ? (
          <a key={label} href={href} className="link inline-flex min-h-11 items-center">
            <bdi dir="ltr">{label}</bdi>
          </a>
        ) : (
          <bdi key={label} dir="ltr" className="inline-flex min-h-11 items-center">
            {label}
          </bdi>
        ),
      )}
    </span>
  );
}
