import { applicationDraftName, applicationResource } from '@/lib/admin/applications';
import { applicationStages } from '@/lib/contract/application-stage';
import { endpoints } from '@/lib/contract/endpoints';
import { mostTimes } from '@/lib/contract/interview';
import { caseRoute } from '@/lib/forms/case-route';
import { toId } from '@/lib/http/to-id';

const next = ['nextStep', 'nextOn'];
const more: Partial<Record<string, string[]>> = { closed: ['reason'], hired: ['why'] };
/** Each stage is a button of its own. */
const stages = Object.fromEntries(applicationStages.map((stage) => [stage, [...next, ...(more[stage] ?? [])]]));
const times = Array.from({ length: mostTimes }, (_, place) => `times.${place}`);
const deeds: Readonly<Record<string, readonly string[]>> = {
  take: [],
  note: [],
  spoke: [],
  heard: [],
  assign: ['owner'],
  mailed: ['subject', 'text'],
  unmail: ['message'],
  next,
  ...stages,
  check: ['check', 'state', 'seenOn', 'repeatOn', 'number', 'evidence', 'notApplicable'],
  work: ['kind', 'from', 'until', 'words'],
  unwork: ['line'],
  offerInterview: [...times, 'minutes', 'place'],
  moveInterview: ['times.0', 'minutes', 'place'],
  cancelInterview: [],
  askReference: ['referee', 'refereeEmail', 'language'],
  withdrawReference: ['reference'],
};
const numbers = ['line', 'minutes', 'message'];

/** Does something about an application. */
export const POST = caseRoute({
  resource: applicationResource,
  call: endpoints.addApplicationEvent,
  deeds,
  draftName: applicationDraftName,
  toField: (name, said) => (numbers.includes(name) ? (toId(said) ?? 0) : said),
  toDeed: (name): Record<string, string> =>
    name in stages ? { action: 'move', stage: name } : { action: name === 'next' ? 'move' : name },
  toBody: (fields) => {
    const others = Object.entries(fields).filter(([name]) => !times.includes(name));
    const given = times.map((name) => fields[name] ?? '');
    // A step without a day does not take over the day of the one before it.
    const step = { ...(fields.nextStep && { nextOn: '' }), ...Object.fromEntries(others) };
    return { ...step, ...(given.some(Boolean) && { times: given }) };
  },
});
