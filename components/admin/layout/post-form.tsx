import { useLocale } from 'next-intl';

type PostFormProps = Omit<React.ComponentProps<'form'>, 'method' | 'action'> & {
  action: string;
  /** What it is about; what is null is not said. */
  fields?: Readonly<Record<string, string | number | null | undefined>>;
};

/** A plain form of the back office, which says its language. */
export function PostForm({ fields = {}, children, ...form }: PostFormProps) {
  const said = Object.entries({ locale: useLocale(), ...fields });
  return (
    <form method="post" {...form}>
      {said.map(([name, value]) => value != null && <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  );
}
