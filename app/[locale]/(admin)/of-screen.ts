import { notFound } from 'next/navigation';

/** The pages of the noun that an address names. */
export async function ofScreen<Pages extends { screen: string }>(
  all: readonly Pages[],
  params: Promise<{ noun: string }>,
): Promise<Pages> {
  const { noun } = await params;
  return all.find(({ screen }) => screen === noun) ?? notFound();
}
