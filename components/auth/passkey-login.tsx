'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { goTo } from '@/lib/browser/go-to';
import { canUsePasskeys, signInByPasskey } from '@/lib/browser/passkeys';
import { useInBrowser } from '@/lib/browser/use-in-browser';

/** A log-in without a password, where the browser can do it. */
export function PasskeyLogin({ returnUrl }: { returnUrl?: string | null }) {
  const t = useTranslations('Auth.passkey');
  const locale = useLocale();
  const [state, setState] = useState<'open' | 'asking' | 'failed'>('open');
  const isThere = useInBrowser(canUsePasskeys);
  if (!isThere) return null;

  async function onClick() {
    setState('asking');
    const sent = await signInByPasskey({ locale, ...(returnUrl && { returnUrl }) });
    if (sent.ok) goTo(sent.answer.location);
    setState(sent.ok ? 'open' : 'failed');
  }

  return (
    <div className="mt-5 border-line border-t pt-5">
      <button type="button" onClick={onClick} disabled={state === 'asking'} className={buttonStyle('secondary')}>
        {t('logIn')}
      </button>
      <p role="status" className="mt-2">
        {state === 'failed' && t('failed')}
      </p>
    </div>
  );
}
