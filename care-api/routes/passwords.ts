import { asLate } from '@/care-api/accounts/as-late';
import { requestPasswordReset, resetPassword } from '@/care-api/accounts/reset-password';
import { noteSecurity } from '@/care-api/http/middleware/log-security';
import { type App, route } from '@/care-api/http/route';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function passwordRoutes(app: App, deps: Dependencies): void {
  route(app, deps, endpoints.forgotPassword, async ({ body, language }) => {
    await asLate(requestPasswordReset(deps, body.email, language));
    return { message: 'If there is an account with this email, a link to set a new password is on its way to it.' };
  });
  route(app, deps, endpoints.resetPassword, async ({ body, address, language }) => {
    const account = await resetPassword(deps, body, language);
    noteSecurity(deps.log, { event: 'password changed', account, address });
    return { message: 'Your password has been changed. Please sign in with the new one.' };
  });
}
