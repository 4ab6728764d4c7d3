/** The best of the encodings we send that the asker takes. */
export function acceptedEncoding({ headers }) {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
