/** Leads to a file, which the browser keeps and does not show. */
export function FileLink({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} className="link wrap-anywhere inline-flex min-h-11 items-center">
      <bdi>{name}</bdi>
    </a>
  );
}
