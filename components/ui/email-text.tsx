import { Fragment } from 'react';

/** An email address that breaks after its signs, and within a word only where nothing else helps. */
export function EmailText({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="wrap-break-word">
      {children.split(/(?<=[@.])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: made anew from one text
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
