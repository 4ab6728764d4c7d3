import { NoScreen } from '@/components/admin/layout/no-screen';

export default function NoScreenPage() {
  return <NoScreen />;
}
