/** '(optional)' behind a label. A bracket of full width brings its own room. */
export function OptionalMark({ text }: { text: string }) {
  return (
    <>
      {text.startsWith('（') ? '' : ' '}
      <span className="font-normal text-muted">{text}</span>
    </>
  );
}
