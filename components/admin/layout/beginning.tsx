/** How a long text begins, in a cell. */
export function Excerpt({ text }: { text: string }) {
  return (
    <span dir="auto" className="wrap-anywhere line-clamp-2 max-w-prose">
      {text}
    </span>
  );
}
