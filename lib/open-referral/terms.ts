import { partId } from './part-id';

/** The provider's own categories; features of listings are terms of none. */
export const taxonomy = {
  id: partId('taxonomy', 'categories'),
  name: 'Categories',
  description: 'The categories of this directory.',
};

export function categoryTerm(name: string) {
  const id = partId('category', name.toLowerCase());
  return { id, name, description: name, taxonomy: taxonomy.name, taxonomy_id: taxonomy.id };
}

export function labelTerm(name: string) {
  return { id: partId('label', name.toLowerCase()), name, description: name };
}
