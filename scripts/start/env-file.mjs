import { existsSync, readFileSync } from 'node:fs';

/** Adds the settings of the file to `env`. What the environment already says, even an empty text, stands. */
export function addEnvFile(env, file = '.env') {
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnvFile(readFileSync(file, 'utf8')))) env[name] ??= value;
}

/** Reads `NAME=value` lines: comments, `export`, and quotes around the value are understood; nothing is expanded. */
export function parseEnvFile(text) {
  const settings = {};
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match) settings[match[1]] = unquote(match[2]);
  }
  return settings;
}

function unquote(value) {
  const quoted = /^(["'])(.*?)\1\s*(?:#.*)?$/.exec(value);
  if (quoted) return quoted[2];
  return value.replace(/(^|\s)#.*$/, '').trim();
}
