import { send } from '@/lib/care-api/client';
import { getStanding } from '@/lib/care-api/working';
import { endpoints } from '@/lib/contract/endpoints';
import { questionnaireInput } from '@/lib/contract/questionnaire';
import { refusedInput, refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

/** A second questionnaire that asks the same, for no listing yet, and opens it. */
export const POST = officeRoute<string, { id: number }>({
  call: endpoints.createQuestionnaire,
  read: (sent) => (/^\d{1,9}$/.test(textOf(sent, 'id')) ? textOf(sent, 'id') : null),
  async send(id, asking) {
    const reading = await getStanding(asking.accessToken, { kind: 'questionnaire', id });
    if (reading.state !== 'ready') return refusedReading(reading);
    const { title, description, purpose, questions } = reading.value.fields;
    // One that was only named asks nothing yet.
    const asked = Array.isArray(questions) && questions.length > 0 ? { questions } : {};
    const { data, error } = questionnaireInput.safeParse({ title, description, purpose, ...asked });
    return error ? refusedInput(error) : send(endpoints.createQuestionnaire, data, asking);
  },
  done: ({ id }) => ({ path: `/adminPanel/questionnaires/${id}`, said: { done: 'copied' } }),
  back: () => ({ path: '/adminPanel/questionnaires' }),
});
