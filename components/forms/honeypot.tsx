import { honeypotField } from '@/lib/http/honeypot';

/** Hidden from people; its label tells whoever meets it all the same to leave it blank. */
export function Honeypot({ label }: { label: string }) {
  return (
    <p className="hidden">
      <label>
        {label} <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
