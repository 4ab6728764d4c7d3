import { WithMessages } from '@/components/layout/with-messages';
import type { Screen } from '@/lib/admin/screens';
import { JumpKey } from '../search/jump-key';
import { AdminNavigation } from './admin-navigation';

type AdminFrameProps = { user: { name: string }; screens: readonly Screen[]; children: React.ReactNode };

/** The menu, and a screen beside it. */
export function AdminFrame({ user, screens, children }: AdminFrameProps) {
  return (
    <div className="back-office mx-auto grid w-full max-w-[96rem] gap-6 px-4 py-6 sm:px-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-10">
      <AdminNavigation user={user} screens={screens} />
      <div className="min-w-0">{children}</div>
      {screens.includes('search') && (
        <WithMessages rooms={['AdminSearch']}>
          <JumpKey />
        </WithMessages>
      )}
    </div>
  );
}
