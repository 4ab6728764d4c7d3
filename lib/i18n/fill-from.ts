type Words = { readonly [name: string]: string | Words };

/** Words of one language, with those of `other` where it has none yet. */
export function fillFrom(other: Words, own: Words): Words {
  const named = Object.entries(other).map(([name, theirs]) => {
    const said = own[name];
    if (typeof theirs === 'string') return [name, said ?? theirs];
    return [name, fillFrom(theirs, typeof said === 'object' ? said : {})];
  });
  return { ...own, ...Object.fromEntries(named) };
}
