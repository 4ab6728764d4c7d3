export const dynamic = 'force-dynamic';

/** Alive. */
export function GET(): Response {
  return Response.json({ status: 'ok' });
}
