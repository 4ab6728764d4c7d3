import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** Not behind a button on a phone, where a browser can show what a closed one holds. */
const onPhone =
  'max-sm:[&::details-content]:[content-visibility:visible] max-sm:supports-[selector(::details-content)]:[&>summary]:hidden';

/** What can be done with a row, behind a button; it opens in the row's own line, over it. */
export function RowMenu({ name, children }: { name: string; children: React.ReactNode }) {
  const t = useTranslations('AdminList');
  return (
    <details name="row-menu" className={`relative w-fit ${onPhone}`}>
      <summary
        aria-label={t('actionsFor', { name })}
        className="grid size-9 cursor-pointer list-none place-items-center rounded-control hover:bg-sage [&::-webkit-details-marker]:hidden"
      >
        <Ellipsis aria-hidden className="size-5" />
      </summary>
      <div className="flex flex-wrap gap-x-3 sm:absolute sm:end-full sm:top-0 sm:z-10 sm:w-max sm:flex-nowrap sm:gap-x-4 sm:rounded-control sm:border sm:border-line-strong sm:bg-surface sm:px-3 sm:shadow-md">
        {children}
      </div>
    </details>
  );
}
