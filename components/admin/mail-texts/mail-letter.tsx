import type { MailBlock } from '@/lib/contract/mail-blocks';
import { languageOf, toLocale } from '@/lib/i18n/languages';

type MailLetterProps = { subject?: string; blocks: readonly MailBlock[]; language: string };

/** A mail as it looks to whoever gets it. Nothing in it leads anywhere. */
export function MailLetter({ subject, blocks, language }: MailLetterProps) {
  const { tag, direction } = languageOf(toLocale(language));
  return (
    <div
      lang={tag}
      dir={direction}
      className="wrap-anywhere grid max-w-prose gap-4 rounded-card border border-line bg-surface p-5"
    >
      {subject !== undefined && <p className="font-semibold">{subject}</p>}
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: made anew from one text
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: MailBlock }) {
  if (block.kind === 'button') {
    return (
      <div className="grid justify-items-start gap-1">
        <span className="rounded-control bg-primary px-5 py-2 font-semibold text-on-primary">{block.label}</span>
        <span dir="ltr" className="text-sm underline">
          {block.href}
        </span>
      </div>
    );
  }
  return (
    <p dir="auto" className="whitespace-pre-wrap">
      {block.lines.map((parts) => parts.map(({ text }) => text).join('')).join('\n')}
    </p>
  );
}
