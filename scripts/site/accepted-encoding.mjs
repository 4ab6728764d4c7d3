const accepts = { br: accepting('br'), gzip: accepting('gzip') };

/** The best of the encodings we send that the asker takes. */
export function acceptedEncoding({ headers }) {
  const accepted = headers['accept-encoding'] ?? '';
  return Object.keys(accepts).find((encoding) => accepts[encoding].test(accepted)) ?? 'identity';
}

/** By `q=0` it says which it does not take. */
function accepting(encoding) {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`, 'i');
}
