import { jobCategory, jobQuestions } from '@/lib/admin/job-start';
import { send } from '@/lib/care-api/client';
import { listRoom } from '@/lib/care-api/staff-choices';
import { endpoints } from '@/lib/contract/endpoints';
import { officeRoute } from '@/lib/forms/office-route';

const path = '/adminPanel/listings/new';

/** Where jobs stand and what is asked of whoever applies: what is there already stays, so that pressed twice it is one. */
export const POST = officeRoute<object, unknown>({
  call: endpoints.createCategory,
  read: () => ({}),
  send: async (_, asking) => {
    const questionnaires = await listRoom(asking.accessToken, 'questionnaires');
    if (!questionnaires.some(({ label }) => label === jobQuestions.title)) {
      const { once: __, ...rest } = asking;
      const asked = await send(endpoints.createQuestionnaire, jobQuestions, rest);
      if (!asked.ok) return asked;
    }
    return send(endpoints.createCategory, { categoryName: jobCategory }, asking);
  },
  done: () => ({ path, said: { done: 'created' } }),
  back: () => ({ path }),
});
