/** A part of an address, from left to right in every language. */
export function Address({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {children}
    </bdi>
  );
}
