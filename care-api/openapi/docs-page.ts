import { html } from 'hono/html';
import type { Who } from '@/lib/contract/staff';
import type { ApiDescription, Operation, Parameter } from './describe-api';

const people = { anyone: 'anyone', user: 'signed in', owner: 'owner or admin', admin: 'admin', staff: 'any role' };

/** The description as a page to read: no script, nothing from elsewhere. */
export function docsPage({ info, tags, paths }: ApiDescription) {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<main>
<h1>${info.title}</h1>
<p>${info.description} For programs: <a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Resources"><ul>${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
${tags.map(
  ({ name }) => html`<section>
<h2 id="${name}">${name}</h2>
${calls.filter(({ operation }) => operation.tags.includes(name)).map(call)}
</section>`,
)}
</main>
</body>
</html>`;
}

function call({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  return html`<details>
<summary><code>${method} ${path}</code> ${operation.summary} <small>${sayWho(operation['x-who'])}${
    operation['x-extension'] ? ', extension' : ''
  }</small></summary>
${operation.parameters ? html`<h3>Parameters</h3><ul>${operation.parameters.map(parameter)}</ul>` : ''}
${operation.requestBody ? schema('Body', operation.requestBody.content) : ''}
${schema('Answer', operation.responses['2XX'])}
</details>`;
}

function sayWho(who: Who): string {
  const said = Object.entries(people).find(([key]) => key === who)?.[1];
  return said ?? [who].flat().join(' or ');
}

function parameter({ name, in: place, description, schema: { type, pattern } }: Parameter) {
  const kind = [place, type, pattern, description].filter(Boolean).join(', ');
  return html`<li><code>${name}</code> ${kind}</li>`;
}

function schema(title: string, value: unknown) {
  return html`<h3>${title}</h3><pre>${JSON.stringify(value, null, 2)}</pre>`;
}

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1rem; }
main { max-width: 60rem; margin: auto; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
details { border-top: 1px solid #8886; padding: .5rem 0; }
summary { cursor: pointer; min-height: 1.5rem; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; background: #8881; font-size: .875rem; }
small { opacity: .8; }
`;
