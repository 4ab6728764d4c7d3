import { asLate } from '@/care-api/accounts/as-late';
import { askForAlert } from '@/care-api/alerts/ask-for-alert';
import { changeAlert, endAlert, pauseAlert, readAlert } from '@/care-api/alerts/change-alert';
import { type App, route } from '@/care-api/http/route';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { endpoints } from '@/lib/contract/endpoints';

export function alertRoutes(app: App, deps: Dependencies): void {
  route(app, deps, endpoints.createAlert, async ({ body, language }) => {
    await asLate(askForAlert(deps, body, language));
    return { message: 'Please open the link in the email we send you. Only then do we write to you.' };
  });
  route(app, deps, endpoints.readAlert, ({ body }) => readAlert(deps, body.token));
  route(app, deps, endpoints.changeAlert, async ({ body }) => {
    await changeAlert(deps, body);
    return { message: 'We write to you when there is something new.' };
  });
  route(app, deps, endpoints.pauseAlert, async ({ body }) => {
    await pauseAlert(deps, body);
    return { message: 'We write when it goes on, once about all that came meanwhile.' };
  });
  route(app, deps, endpoints.endAlert, async ({ body }) => {
    await endAlert(deps, body.token);
    return { message: 'We write to you no more.' };
  });
}
