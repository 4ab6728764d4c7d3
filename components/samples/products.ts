import { BedDouble, BookOpen, Coffee, Lamp, type LucideIcon, Pill, Puzzle, Radio, Sprout } from 'lucide-react';

/** Prices in cents. */
export const products = [
  { key: 'diary', shelf: 'days', cents: 1_000, Icon: BookOpen },
  { key: 'cup', shelf: 'home', cents: 1_200, Icon: Coffee },
  { key: 'pills', shelf: 'days', cents: 1_500, Icon: Pill },
  { key: 'puzzle', shelf: 'pastimes', cents: 1_800, Icon: Puzzle },
  { key: 'lamp', shelf: 'home', cents: 2_400, Icon: Lamp },
  { key: 'garden', shelf: 'pastimes', cents: 3_200, Icon: Sprout },
  { key: 'blanket', shelf: 'home', cents: 3_800, Icon: BedDouble },
  { key: 'radio', shelf: 'pastimes', cents: 4_500, Icon: Radio },
] as const satisfies { key: string; shelf: string; cents: number; Icon: LucideIcon }[];
export type Product = (typeof products)[number];

export const shelves = [
  { key: 'home', tint: 'bg-sage' },
  { key: 'days', tint: 'bg-sand' },
  { key: 'pastimes', tint: 'bg-blush' },
] as const;

export function tintOf({ shelf }: Product): string {
  return shelves.find(({ key }) => key === shelf)?.tint ?? 'bg-sage';
}

/** What lies in the sample cart. */
export const cartLines = products
  .filter(({ key }) => key === 'cup' || key === 'blanket')
  .map((product) => ({ product, quantity: product.key === 'cup' ? 2 : 1 }));

export const cartCents = cartLines.reduce((sum, { product, quantity }) => sum + product.cents * quantity, 0);
