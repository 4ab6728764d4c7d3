import 'client-only';

export async function markRead(id: number): Promise<boolean> {
  const address = `/api/care/admin/applications/${id}/read`;
  const asked = { method: 'POST', headers: { accept: 'application/json' }, keepalive: true };
  return fetch(address, asked).then(
    ({ ok }) => ok,
    () => false,
  );
}
