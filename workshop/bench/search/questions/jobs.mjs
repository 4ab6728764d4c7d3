import { all, any, childrens, closed, job, near, not, says, titled } from '../judge.mjs';
import { asked, helpNear } from './question.mjs';

const noJob = any(closed, childrens, not(job));
const nightJob = all(job, says('night'));
const liveInJob = all(job, says('live in'));

/** People who look for work: every listing that comes first is a job that can be had. */
export const jobs = [
  ...asked(
    [
      'carer jobs',
      'care jobs',
      'jobs',
      'vacancies',
      'care assistant vacancies',
      'carer job',
      'looking for care work',
      'healthcare assistant job',
    ],
    job,
    noJob,
  ),
  ...asked(['live-in carer jobs', 'live in care job', 'livein carer vacancies'], liveInJob, noJob),
  ...asked(['night carer job', 'waking night job', 'night shifts'], nightJob, any(closed, childrens)),
  ...helpNear('night carer job |leeds|', all(nightJob, near('Leeds', 10)), noJob),
  ...helpNear('live-in carer job |York|', all(job, near('York', 30)), noJob),
  ...helpNear('carer jobs in |Bath|', all(job, near('Bath', 15)), noJob),
  ...helpNear('care jobs |Glasgow|', all(job, near('Glasgow', 60)), noJob),
  ...helpNear('carer vacancies near |Edinburgh|', all(job, near('Edinburgh', 15)), noJob),
  ...asked('weekend care job', all(job, says('weekend')), noJob),
  ...asked(['nurse jobs', 'community nurse vacancy'], all(job, says('nurse', 'nursing')), noJob),
  ...asked('care manager job', all(job, titled('care manager')), noJob),
  ...asked('rota coordinator', titled('rota coordinator'), closed),
  ...asked('relief carer', titled('relief live in carer'), closed),
  ...asked(['part time carer job Exeter', 'visiting carer mornings exeter'], titled('visiting carer exeter'), noJob),
  ...asked('carer jobs no experience', job, noJob),
];
