import { useLocale } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';

type ImportActionProps = {
  id: number;
  action: 'map' | 'start' | 'cancel' | 'undo' | 'undoAll';
  label: string;
  kind?: 'primary' | 'secondary' | 'accent';
  children?: React.ReactNode;
};

export function ImportForm({ id, action, label, kind = 'primary', children }: ImportActionProps) {
  const fields = { locale: useLocale(), id: String(id), action };
  return (
    <form method="post" action="/api/admin/import/run" className="grid gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <button type="submit" className={`${buttonStyle(kind)} justify-self-start`}>
        {label}
      </button>
    </form>
  );
}
