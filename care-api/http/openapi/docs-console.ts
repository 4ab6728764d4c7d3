type Args = { name: string; in: string; example?: unknown };
type Call = {
  parameters?: (Args | { $ref: string })[];
  requestBody?: { content: Record<string, { example?: unknown }> };
};
type Parameters = Record<string, Args>;
type Description = { paths: Record<string, Record<string, Call>>; components: { parameters: Parameters } };
type Operation = { method: string; path: string; call: Call };
type Filled = Args & { value: string };

/** A token lives as long as the page. */
function openConsole(): void {
  let description: Promise<Description> | undefined;
  const token = field('Token or key', 'token', '');
  token.input.setAttribute('type', 'password');
  token.input.setAttribute('autocomplete', 'off');
  document.querySelector('nav')?.before(token.label);

  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-path]')) {
    details.addEventListener('toggle', async () => {
      if (!details.open || details.querySelector('form')) return;
      const { method = '', path = '' } = details.dataset;
      description ??= fetch('/openapi.json').then((response) => response.json());
      const { paths, components } = await description;
      const call = paths[path]?.[method];
      if (!call || details.querySelector('form')) return;
      details.append(formOf({ method, path, call }, components.parameters, () => token.input.value));
    });
  }
}

function formOf({ method, path, call }: Operation, shared: Parameters, getToken: () => string): HTMLFormElement {
  const form = document.createElement('form');
  const known = (call.parameters ?? []).flatMap((one) =>
    '$ref' in one ? (shared[one.$ref.split('/').at(-1) ?? ''] ?? []) : one,
  );
  const fields = known.map((one) => {
    const made = field(`${one.name} (${one.in})`, one.name, one.in === 'path' ? String(one.example ?? '') : '');
    form.append(made.label);
    return { ...one, input: made.input };
  });
  const content = call.requestBody?.content['application/json'];
  const body = content ? field('Body', 'body', JSON.stringify(content.example, null, 2), 'textarea') : null;
  if (body) form.append(body.label);
  const send = document.createElement('button');
  send.textContent = 'Send';
  const output = document.createElement('pre');
  output.setAttribute('role', 'status');
  form.append(send, output);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const filled = fields.map(({ input, ...one }) => ({ ...one, value: input.value }));
    output.textContent = '…';
    output.textContent = await ask({ method, path }, filled, { token: getToken(), body: body?.input.value }).then(
      show,
      () => 'The API does not answer.',
    );
  });
  return form;
}

function ask(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  fields: Filled[],
  { token, body }: { token: string; body: string | undefined },
): Promise<Response> {
  const filled = (place: string) =>
    fields.filter((one) => one.in === place && one.value !== '').map((one): [string, string] => [one.name, one.value]);
  let address = `/api${path}`;
  for (const one of fields) {
    if (one.in === 'path') address = address.replace(`{${one.name}}`, encodeURIComponent(one.value));
  }
  const asked = new URLSearchParams(filled('query')).toString();
  const headers = new Headers(filled('header'));
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const sent = body === undefined ? {} : { body };
  return fetch(`${address}${asked && `?${asked}`}`, { method: method.toUpperCase(), headers, ...sent });
}

async function show(response: Response): Promise<string> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const said = ['etag', 'location', 'ratelimit', 'retry-after', 'allow'].flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : `${name}: ${value}`;
  });
  return [
    `${response.status} ${response.statusText}`,
    ...said,
    '',
    isJson ? JSON.stringify(JSON.parse(text), null, 2) : text,
  ].join('\n');
}

function field(words: string, name: string, value: string, kind: 'input' | 'textarea' = 'input') {
  const label = document.createElement('label');
  const input = document.createElement(kind);
  input.name = name;
  input.value = value;
  input.spellcheck = false;
  if (kind === 'textarea') input.setAttribute('rows', '8');
  label.append(words, input);
  return { label, input };
}

/** What /docs.js does, as the browser gets it: the text of these functions, which know one another and nothing else here. */
export const docsScript = `(() => {
${[openConsole, formOf, ask, show, field].join('\n')}
${openConsole.name}();
})();
`;
