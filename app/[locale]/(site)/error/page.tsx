import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { robots: { index: false } };

/** The error page under its own address: the 404 page, with that status. */
export default function ErrorPage() {
  notFound();
}
