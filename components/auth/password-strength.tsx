import { useTranslations } from 'next-intl';
import { strengthOf } from '@/lib/sign-in/password-strength';

/** How good a new password is, in words; read out when the words change. */
export function PasswordStrength({ typed }: { typed: string }) {
  const t = useTranslations('Auth.strength');
  const strength = strengthOf(typed);
  return (
    <p role="status" className="mt-2 min-h-6 text-sm text-muted">
      {strength && t(strength)}
    </p>
  );
}
