import { type ParseArgsConfig, parseArgs } from 'node:util';

/** @throws an Error with one line for an option there is not, or one without its value. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(words: readonly string[], options: T) {
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Error(`There is no place for ${token.value}.`);
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      throw new Error(`There is no option ${token.rawName}.`);
    }
  }
  return parseArgs({ args: [...words], options }).values;
}
