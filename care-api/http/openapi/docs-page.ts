import { html } from 'hono/html';
import { faults } from '@/lib/contract/fault-sentences';
import type { Who } from '@/lib/contract/staff';
import type { ApiDescription, Content, Operation } from './describe-api';
import type { Sent } from './describe-webhooks';

const people = {
  anyone: 'anyone',
  user: 'signed in',
  owner: 'owner or admin',
  author: 'author or staff',
  admin: 'admin',
  staff: 'any role',
};

/** Its script adds a form to each call. Nothing comes from elsewhere. */
export function docsPage({ info, tags, paths, webhooks, components }: ApiDescription) {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="stylesheet" href="/docs.css">
<script src="/docs.js" defer></script>
</head>
<body>
<main>
<h1>${info.title}</h1>
<p>${info.description} For programs: <a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Resources"><ul>${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
<li><a href="#schemas">Schemas</a></li><li><a href="#faults">Faults</a></li></ul></nav>
${tags.map(
  ({ name, description }) => html`<section>
<h2 id="${name}">${name}</h2>
<p>${description}</p>
${calls.filter(({ operation }) => operation.tags.includes(name)).map(call)}
${name === 'webhooks' ? Object.entries(webhooks ?? {}).map(([type, { post }]) => event(type, post)) : ''}
</section>`,
)}
<section>
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) =>
    html`<details id="schema-${name}"><summary><code>${name}</code></summary>${json(schema)}</details>`,
)}
</section>
<section>
<h2 id="faults">Faults</h2>
<p>What a refusal names as its <code>code</code>. Values stand in its sentence.</p>
<dl>${Object.entries(faults).map(
    ([code, sentence]) => html`<dt id="fault-${code}"><code>${code}</code></dt><dd>${sentence}</dd>`,
  )}</dl>
</section>
</main>
</body>
</html>`;
}

function call({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const { parameters = [], requestBody, responses } = operation;
  return html`<details data-method="${method}" data-path="${path}">
<summary><code>${method.toUpperCase()} ${path}</code> ${operation.summary} <small>${sayWho(operation['x-who'])}${
    operation['x-extension'] ? ', extension' : ''
  }</small></summary>
${parameters.length > 0 ? html`<h3>Parameters</h3><ul>${parameters.map(parameter)}</ul>` : ''}
${requestBody ? content('Body', requestBody.content) : ''}
${Object.entries(responses).map(([status, response]) => answer(status, response))}
</details>`;
}

function event(type: string, { summary, parameters, requestBody, responses }: Sent) {
  return html`<details><summary><code>${type}</code> ${summary}</summary>
<h3>Headers</h3><ul>${parameters.map(({ name, description }) => html`<li><code>${name}</code> ${description}</li>`)}</ul>
${content('Body', requestBody.content)}
<ul>${Object.entries(responses).map(([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`)}</ul>
</details>`;
}

function sayWho(who: Who): string {
  const said = Object.entries(people).find(([key]) => key === who)?.[1];
  return said ?? [who].flat().join(' or ');
}

function parameter(one: NonNullable<Operation['parameters']>[number]) {
  if ('$ref' in one)
    return html`<li><code>${one.$ref
      .split('/')
      .at(-1)
      ?.replace(/(?<=.)(?=[A-Z])/g, '-')}</code> header</li>`;
  const { name, in: place, description, schema } = one;
  const kind = [place, schema.type, schema.pattern, description].filter(Boolean).join(', ');
  return html`<li><code>${name}</code> ${kind}</li>`;
}

function answer(status: string, response: Operation['responses'][string]) {
  if ('$ref' in response) return html`<p><code>${status}</code> ${response.$ref.split('/').at(-1)}</p>`;
  return response.content
    ? content(`Answer ${status}`, response.content)
    : html`<p><code>${status}</code> ${response.description}</p>`;
}

function content(title: string, contents: Content) {
  return Object.entries(contents).map(([type, { schema, example }]) => {
    const name = schema.$ref?.split('/').at(-1);
    return html`<h3>${title} <small>${type}${name ? html`, <a href="#schema-${name}">${name}</a>` : ''}</small></h3>
${example === undefined ? '' : json(example)}`;
  });
}

function json(value: unknown) {
  return html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
}

export const docsStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1rem; }
main { max-width: 60rem; margin: auto; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; min-height: 1.5rem; }
details { border-top: 1px solid #8886; padding: .5rem 0; }
summary { cursor: pointer; min-height: 1.5rem; overflow-wrap: anywhere; }
pre { overflow: auto; max-height: 24rem; padding: .75rem; background: #8881; font-size: .875rem; white-space: pre-wrap; }
label { display: block; margin-top: .75rem; }
input, textarea { display: block; box-sizing: border-box; width: 100%; font: .875rem/1.5 ui-monospace, monospace; padding: .375rem; }
button { margin-top: .75rem; min-height: 2.5rem; padding: 0 1.5rem; font: inherit; }
`;
