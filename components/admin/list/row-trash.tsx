import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { PostForm } from '../layout/post-form';

const form = 'row-trash';
const style = 'link min-h-8 cursor-pointer py-1 text-start';

type RowTrashFormProps = { kind: string; path: string; search: string };

/** The form that the buttons of all rows belong to. */
export function RowTrashForm(fields: RowTrashFormProps) {
  return <PostForm id={form} action="/api/admin/trash" fields={fields} hidden />;
}

/** Into the trash, from where it can come back: nothing is asked. */
export function TrashButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('AdminList.trash');
  return (
    <button type="submit" form={form} name="id" value={id} data-trash className={style}>
      {t('button')}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

/** Where there is no trash: leads to the question whether it is to go for good. */
export function AskDeleteLink({ href, name }: { href: string; name: string }) {
  const t = useTranslations('AdminList.trash');
  return (
    <Link href={href} prefetch={false} scroll={false} data-trash className={style}>
      {t('delete')}
      <span className="sr-only"> {name}</span>
    </Link>
  );
}

type AskDeleteProps = {
  kind: string;
  id: string;
  name: string;
  path: string;
  search: string;
  /** 'trash' is for good where there is none. */
  action?: 'trash' | 'purge';
  /** How many lose it, and that in words. */
  held?: number;
  note?: string;
};

/** In the row's place. What leaves the trash is asked for by name: nothing brings it back. */
export function AskDelete({ kind, id, name, path, search, action = 'trash', held, note }: AskDeleteProps) {
  const t = useTranslations('AdminList.trash');
  return (
    <PostForm
      action="/api/admin/trash"
      fields={{ kind, id, path, search, action, held: held || null }}
      className="flex flex-wrap items-center gap-3"
    >
      <p className="basis-full">
        <strong dir="auto">{name}</strong> {t('forGood')} {note}
      </p>
      {action === 'purge' && <TypedName name={name} />}
      <button type="submit" className={buttonStyle('accent')}>
        {t('yes')}
      </button>
      <Link href={path + search} prefetch={false} scroll={false} className={buttonStyle('secondary')}>
        {t('no')}
      </Link>
    </PostForm>
  );
}

function TypedName({ name }: { name: string }) {
  const t = useTranslations('AdminList.trash');
  return (
    <div className="basis-full">
      <label htmlFor="typed" className="font-semibold">
        {t('type')} <bdi>{name}</bdi>
      </label>
      <input type="hidden" name="name" value={name} />
      <input
        id="typed"
        name="typed"
        required
        autoComplete="off"
        dir="auto"
        className="mt-1 min-h-11 w-full max-w-xl rounded-control border border-line-strong bg-surface px-3"
      />
    </div>
  );
}
