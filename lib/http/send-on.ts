/** After a plain form: the browser sends the same fields there, too. */
export function sendOn(location: string): Response {
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
}
