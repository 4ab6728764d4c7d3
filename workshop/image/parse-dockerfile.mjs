const known = new Set('ARG FROM ENV WORKDIR COPY RUN USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(' '));

/**
 * The instructions of a Dockerfile in their order, as far as ours uses the language.
 * @param {string} text
 * @returns {{ name: string, rest: string, line: number, words: string[] }[]}
 * @throws at an instruction that is not among the known ones
 */
export function parseDockerfile(text) {
  const found = [];
  let open = null;
  for (const [index, raw] of text.split('\n').entries()) {
    if (open === null && (/^\s*#/.test(raw) || raw.trim() === '')) continue;
    const whole = open === null ? raw.trim() : `${open.text} ${raw.trim()}`;
    const line = open?.line ?? index + 1;
    if (whole.endsWith('\\')) {
      open = { text: whole.slice(0, -1).trim(), line };
      continue;
    }
    open = null;
    const [name = '', ...words] = whole.split(/\s+/);
    if (!known.has(name)) throw new Error(`line ${line}: ${name} is not understood here`);
    found.push({ name, rest: whole.slice(name.length).trim(), line, words });
  }
  return found;
}

/** `A=1 B=2` of ENV and ARG. */
export function pairsOf(words) {
  return words.map((word) => {
    const at = word.indexOf('=');
    return [word.slice(0, at), word.slice(at + 1)];
  });
}

/** `${NAME}` and `$NAME` of what ARG and ENV have said. */
export function expand(text, values) {
  return text.replace(/\$\{(\w+)\}|\$(\w+)/g, (_, braced, bare) => values[braced ?? bare] ?? '');
}

/** A command in its exec form, or as Docker runs a line: by the shell. */
export function commandOf(text) {
  return text.startsWith('[') ? JSON.parse(text) : ['/bin/sh', '-c', text];
}
