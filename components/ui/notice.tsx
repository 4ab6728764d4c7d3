import { Drawing } from './drawing';

type NoticeProps = {
  title: string;
  picture?: string;
  /** Level of the title in the page's outline. */
  level?: 1 | 2;
  children?: React.ReactNode;
};

/** An empty, missing or broken place of a page, said plainly, with what to do next. */
export function Notice({ title, picture, level = 2, children }: NoticeProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-12 text-center">
      {picture && (
        // Lazy, or every page would fetch the picture of its not-found boundary ahead of its own.
        <Drawing src={picture} width={360} height={270} loading="lazy" className="h-auto w-72" />
      )}
      <Title className="text-3xl">{title}</Title>
      {children}
    </div>
  );
}
