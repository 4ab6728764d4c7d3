import 'server-only';

/** One value for the whole process: pages, handlers and middleware are bundled apart, each with its own modules. */
export function processSingleton<T extends object>(
  name: string,
  make: () => T,
  isIt: (value: unknown) => value is T,
): T {
  const key = Symbol.for(`live-in-care.${name}`);
  const known: unknown = Reflect.get(globalThis, key);
  if (isIt(known)) return known;
  const made = make();
  Reflect.set(globalThis, key, made);
  return made;
}
