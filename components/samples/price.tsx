export function Price({ cents }: { cents: number }) {
  return <bdi dir="ltr">${(cents / 100).toFixed(2)}</bdi>;
}
