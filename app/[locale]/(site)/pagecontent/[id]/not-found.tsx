import { NoPage } from '@/components/pages/no-page';

export default function NoManagedPage() {
  return <NoPage />;
}
