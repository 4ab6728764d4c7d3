import { send } from '@/lib/care-api/client';
import { getStanding } from '@/lib/care-api/working';
import { endpoints } from '@/lib/contract/endpoints';
import { questionnaireInput } from '@/lib/contract/questionnaire';
import { refusedReading } from '@/lib/forms/fault';
import { officeRoute } from '@/lib/forms/office-route';
import { textOf } from '@/lib/forms/read-sent';

/** A second questionnaire that asks the same, for no listing yet, and opens it. */
export const POST = officeRoute<string, { id: number }>({
  call: endpoints.createQuestionnaire,
  read: (sent) => (/^\d{1,9}$/.test(textOf(sent, 'id')) ? textOf(sent, 'id') : null),
  async send(id, asking) {
    const reading = await getStanding(asking.accessToken, { kind: 'questionnaire', id });
    if (reading.state !== 'ready') return refusedReading(reading);
    const { title, description, purpose, questions } = questionnaireInput.partial().parse(reading.value.fields);
    const asked = questions?.length ? { questions } : {};
    return send(
      endpoints.createQuestionnaire,
      { title: title ?? '', description: description ?? '', purpose: purpose ?? '', ...asked },
      asking,
    );
  },
  done: ({ id }) => ({ path: `/adminPanel/questionnaires/${id}`, said: { done: 'copied' } }),
  back: () => ({ path: '/adminPanel/questionnaires' }),
});
