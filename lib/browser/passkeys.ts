import 'client-only';
import { type Sent, sendForm } from './send-form';

type Went = { location: string };
type Offer = { ticket: string; options: never };
const failed = { ok: false, status: 0, message: '', code: 'passkeyRefused' } as const;

export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

export async function signInByPasskey(fields: Record<string, string>): Promise<Sent<Went>> {
  const offer = await sendForm<Offer>('/api/care/loginuser/passkey/options', {});
  if (!offer.ok) return offer;
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const passkey = await startAuthentication({ optionsJSON: offer.answer.options });
    return sendForm('/api/sign-in/passkey', { ...fields, ...toSent(offer.answer, passkey) });
  } catch {
    return failed;
  }
}

export async function makePasskey(password: string, locale: string): Promise<Sent<Went>> {
  const offer = await sendForm<Offer>('/api/care/session/passkeys/options', { password });
  if (!offer.ok) return offer;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const passkey = await startRegistration({ optionsJSON: offer.answer.options });
    return sendForm('/api/account/factors/passkey', { locale, ...toSent(offer.answer, passkey) });
  } catch {
    return failed;
  }
}

function toSent({ ticket }: Offer, passkey: object): Record<string, string> {
  return { ticket, passkey: JSON.stringify(passkey) };
}
