import { notFound } from 'next/navigation';
import type { Resource } from './resource';
import { resources } from './resources';

/** What the screen keeps that an address names. */
export async function findResource(params: Promise<{ noun: string }>): Promise<Resource> {
  const { noun } = await params;
  return resources.find(({ facts }) => facts.screen === noun) ?? notFound();
}
