import { buttonStyle } from '@/components/ui/button';
import { PostForm } from '../layout/post-form';

type ImportActionProps = {
  id: number;
  action: 'map' | 'start' | 'cancel' | 'undo' | 'undoAll';
  label: string;
  kind?: 'primary' | 'secondary' | 'accent';
  children?: React.ReactNode;
};

export function ImportForm({ id, action, label, kind = 'primary', children }: ImportActionProps) {
  return (
    <PostForm action="/api/admin/import/run" fields={{ id, action }} className="grid gap-4">
      {children}
      <button type="submit" className={`${buttonStyle(kind)} justify-self-start`}>
        {label}
      </button>
    </PostForm>
  );
}
