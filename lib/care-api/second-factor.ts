import 'server-only';
import type { z } from 'zod';
import type { LoginAnswer } from '@/lib/contract/account';
import { endpoints } from '@/lib/contract/endpoints';
import type { Factors, newPasskeyInput, passkeyLoginInput } from '@/lib/contract/second-factor';
import type { Owner, Visitor } from './accounts';
import { type PersonalReading, read, readAs, send, type Writing } from './client';

type Codes = { recoveryCodes: string[] };

export function finishLogin(step: { ticket: string; code: string }, visitor: Visitor): Promise<Writing<LoginAnswer>> {
  return send(endpoints.finishLogin, step, visitor);
}

export function loginByPasskey(
  signed: z.output<typeof passkeyLoginInput>,
  visitor: Visitor,
): Promise<Writing<LoginAnswer>> {
  return send(endpoints.loginByPasskey, signed, visitor);
}

export function listFactors(accessToken: string): Promise<PersonalReading<Factors>> {
  return readAs(accessToken, endpoints.listFactors);
}

export function startApp(password: string, owner: Owner): Promise<Writing<unknown>> {
  return send(endpoints.startApp, { password }, owner);
}

export function confirmApp(code: string, owner: Owner): Promise<Writing<Codes>> {
  return send(endpoints.confirmApp, { code }, owner);
}

export function removeApp(password: string, owner: Owner): Promise<Writing<unknown>> {
  return send(endpoints.removeApp, { password }, owner);
}

export function renewRecoveryCodes(password: string, owner: Owner): Promise<Writing<Codes>> {
  return send(endpoints.renewRecoveryCodes, { password }, owner);
}

export function addPasskey(made: z.output<typeof newPasskeyInput>, owner: Owner): Promise<Writing<Codes>> {
  return send(endpoints.addPasskey, made, owner);
}

export function removePasskey(id: string, password: string, owner: Owner): Promise<Writing<unknown>> {
  return send(endpoints.removePasskey, { password }, { ...owner, params: { id } });
}

export async function offersWorkAccount(): Promise<boolean> {
  const reading = await read(endpoints.offerWorkAccount);
  return reading.state === 'ready' && reading.value.isOffered;
}

/** Where their browser goes, with `again` also whoever is logged in there. */
export function askWorkAccount(
  again: boolean,
  visitor: Visitor,
): Promise<Writing<{ address: string; ticket: string }>> {
  return send(endpoints.askWorkAccount, { again }, visitor);
}

export function loginByWorkAccount(
  proof: { ticket: string; answer: string },
  visitor: Visitor,
): Promise<Writing<LoginAnswer>> {
  return send(endpoints.loginByWorkAccount, proof, visitor);
}
