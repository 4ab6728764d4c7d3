'use client';
import { createContext, useContext } from 'react';

const Phone = createContext('');

type WhomToRingProps = { phone: string | undefined; children: React.ReactNode };

/** Below it whatever goes wrong can say which number to ring. */
export function WhomToRing({ phone = '', children }: WhomToRingProps) {
  return <Phone value={phone}>{children}</Phone>;
}

/** The provider's number, '' where nobody knows it. */
export function usePhone(): string {
  return useContext(Phone);
}
