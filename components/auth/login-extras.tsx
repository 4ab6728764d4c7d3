'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { readCookie } from '@/lib/browser/cookies';
import { rememberedEmailName } from '@/lib/http/cookie-names.mjs';
import { toRememberedEmail } from '@/lib/sign-in/remembered-email';

type LoginExtrasProps = { isRemembered: boolean };

export function LoginExtras({ isRemembered }: LoginExtrasProps) {
  const t = useTranslations('Auth');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && toRememberedEmail(readCookie(rememberedEmailName))) box.current.checked = true;
  }, []);
  return (
    <div>
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          ref={box}
          type="checkbox"
          name="remember"
          aria-describedby="remember-hint"
          defaultChecked={isRemembered}
          className="size-6 accent-primary"
        />
        {t('remember')}
      </label>
      <p id="remember-hint" className="text-muted text-sm">
        {t('rememberHint')}
      </p>
    </div>
  );
}
