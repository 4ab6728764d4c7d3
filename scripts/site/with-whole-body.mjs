/**
 * Holds an answer back until it is whole, and sends what `finish` makes of it. Which answers are held is decided once, at
 * their first byte, from status and headers; all others go out as they come.
 *
 * @typedef {{ status: number, headers: import('node:http').OutgoingHttpHeaders }} Head names of headers in lower case
 * @typedef {Head & { body: Buffer }} Answer
 * @param {import('node:http').ServerResponse} response
 * @param {{ isHeld: (head: Head) => boolean, finish: (answer: Answer) => Promise<Answer> }} rules
 */
export function withWholeBody(response, { isHeld, finish }) {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks = [];
  let held;

  const holds = () => {
    held ??= isHeld(headOf(response));
    return held;
  };
  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    const headers = rest.find((one) => typeof one === 'object' && one !== null);
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return holds() ? response : writeHead.call(response, status);
  };
  response.flushHeaders = () => {
    if (!holds()) flushHeaders.call(response);
  };
  response.write = (chunk, ...rest) => {
    if (!holds()) return write.call(response, chunk, ...rest);
    chunks.push(toBuffer(chunk, rest[0]));
    rest.find((one) => typeof one === 'function')?.();
    return true;
  };
  response.end = (chunk, ...rest) => {
    if (!holds()) return end.call(response, chunk, ...rest);
    if (chunk && typeof chunk !== 'function') chunks.push(toBuffer(chunk, rest[0]));
    finish({ ...headOf(response), body: Buffer.concat(chunks) })
      .then(send)
      .catch(() => response.destroy());
    [chunk, ...rest].find((one) => typeof one === 'function')?.();
    return response;
  };

  function send({ status, headers, body }) {
    for (const name of response.getHeaderNames()) if (!(name in headers)) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers)) {
      if (response.getHeader(name) !== value) response.setHeader(name, value);
    }
    writeHead.call(response, status);
    end.call(response, body);
  }
}

function headOf(response) {
  return { status: response.statusCode, headers: { ...response.getHeaders() } };
}

function toBuffer(chunk, encoding) {
  if (typeof chunk !== 'string') return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8');
}
