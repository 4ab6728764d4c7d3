/**
 * What /docs.js does, as the browser gets it: a form for each call that is opened. It stands alone: its text is sent,
 * and nothing around it. A token lives as long as the page.
 */
function openConsole(): void {
  type Asked = { name: string; in: string; example?: unknown };
  type Call = {
    parameters?: (Asked | { $ref: string })[];
    requestBody?: { content: Record<string, { example?: unknown }> };
  };
  type Description = { paths: Record<string, Record<string, Call>>; components: { parameters: Record<string, Asked> } };
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
      if (call && !details.querySelector('form')) details.append(formOf(method, path, call, components.parameters));
    });
  }

  function formOf(method: string, path: string, call: Call, shared: Record<string, Asked>): HTMLFormElement {
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
      const filled = fields.filter(({ input }) => input.value !== '');
      let address = `/api${path}`;
      for (const { name, in: place, input } of fields) {
        if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(input.value));
      }
      const asked = new URLSearchParams(
        filled.filter((one) => one.in === 'query').map(({ name, input }) => [name, input.value]),
      ).toString();
      const headers = new Headers(
        filled.filter((one) => one.in === 'header').map(({ name, input }): [string, string] => [name, input.value]),
      );
      if (token.input.value) headers.set('authorization', `Bearer ${token.input.value}`);
      if (body) headers.set('content-type', 'application/json');
      output.textContent = '…';
      output.textContent = await fetch(`${address}${asked && `?${asked}`}`, {
        method: method.toUpperCase(),
        headers,
        ...(body && { body: body.input.value }),
      }).then(show, () => 'The API does not answer.');
    });
    return form;
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
}

export const docsScript = `(${openConsole})();\n`;
