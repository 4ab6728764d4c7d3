import { Missing } from '@/components/layout/missing';

export default function NotFoundPage() {
  return <Missing />;
}
