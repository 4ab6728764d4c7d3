import { notFound } from 'next/navigation';
import { resources } from './resources';
import type { ShownResource } from './shown-resource';

/** What the screen keeps that an address names. */
export async function findResource(params: Promise<{ resource: string }>): Promise<ShownResource> {
  const { resource } = await params;
  return resources.find(({ facts }) => facts.screen === resource) ?? notFound();
}
