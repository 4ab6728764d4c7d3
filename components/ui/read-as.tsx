type ReadAsProps = { shown: React.ReactNode; children: React.ReactNode };

/** What a control shows, and the fuller name it is read by: an `aria-label` could not change its language midway. */
export function ReadAs({ shown, children }: ReadAsProps) {
  return (
    <>
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{children}</span>
    </>
  );
}
