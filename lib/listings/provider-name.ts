import { foldText } from '@/lib/contract/fold-text';
import type { Listing } from '@/lib/contract/listing';

const legalWords = /\b(ltd|limited|llp|plc|cic|c i c|the|and)\b/g;

/** Who runs a service, where its title does not say so: 'Carers Ltd' of '22 Regent Street Leeds'; else ''. */
export function providerBesideTitle({ title, register }: Pick<Listing, 'title' | 'register'>): string {
  // Sentences end it with a point of their own.
  const name = (register?.provider ?? '').replace(/[\s.]+$/, '');
  const said = tellingWords(title);
  const words = tellingWords(name);
  const isSaid = words.every((word) => said.includes(word)) || said.join('').includes(words.join(''));
  return isSaid ? '' : name;
}

function tellingWords(name: string): string[] {
  const plain = foldText(name).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return plain.replace(legalWords, ' ').split(' ').filter(Boolean);
}
