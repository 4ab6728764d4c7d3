import 'client-only';
import type { FormFault, FormValues } from '@/lib/sign-in/form-fault';

type Sent = { location: string } | { fault: FormFault };

const network: FormFault = { message: 'Please check the Network!', errors: {} };

/** Sends one of the account's forms; where to go on, or what to tell the visitor. */
export async function sendAccountForm(address: string, values: FormValues): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
    });
    const answer: { location?: string } & Partial<FormFault> = await response.json();
    if (response.ok && answer.location) return { location: answer.location };
    return { fault: { ...network, ...answer } };
  } catch {
    return { fault: network };
  }
}
