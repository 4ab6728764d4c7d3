import { jobCategory, jobQuestions } from '@/lib/admin/job-start';
import { readAs, send } from '@/lib/care-api/client';
import { endpoints } from '@/lib/contract/endpoints';
import { refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';

const path = '/adminPanel/listings/new';

/** Where jobs stand and what is asked of whoever applies: what is there already stays, so that pressed twice it is one. */
export const POST = officeRoute<object, unknown>({
  call: endpoints.createCategory,
  read: () => ({}),
  send: async (_, asking) => {
    const reading = await readAs(asking.accessToken, endpoints.listQuestionnaires);
    if (reading.state !== 'ready') return refusedReading(reading);
    if (!reading.value.some(({ title }) => title === jobQuestions.title)) {
      const asked = await send(endpoints.createQuestionnaire, jobQuestions, asking);
      if (!asked.ok) return asked;
    }
    return send(endpoints.createCategory, { categoryName: jobCategory }, asking);
  },
  done: () => ({ path, said: { done: 'created' } }),
  back: () => ({ path }),
});
