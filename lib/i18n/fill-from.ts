type Message = string | readonly unknown[];
type Words = { readonly [name: string]: Message | Words };

export function fillFrom(other: Words, own: Words): Words {
  const named = Object.entries(other).map(([name, theirs]) => {
    const said = own[name];
    return [name, isMessage(theirs) ? (said ?? theirs) : fillFrom(theirs, isMessage(said) ? {} : said)];
  });
  return { ...own, ...Object.fromEntries(named) };
}

function isMessage(words: Message | Words | undefined): words is Message | undefined {
  return typeof words !== 'object' || Array.isArray(words);
}
