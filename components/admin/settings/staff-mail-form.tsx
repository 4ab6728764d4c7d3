import { useTranslations } from 'next-intl';
import { Tick } from '@/components/forms/tick';
import { buttonStyle } from '@/components/ui/button';
import { mayCall } from '@/lib/contract/staff';
import {
  type StaffMail,
  type StaffMailKind,
  staffMailGroups,
  staffMailKinds,
  staffMailTimes,
  staffMailWork,
} from '@/lib/contract/staff-mail';
import { PostForm } from '../layout/post-form';

/** Who of the staff gets which mail, and how often: a plain form. */
export function StaffMailForm({ staffMail }: { staffMail: StaffMail }) {
  const t = useTranslations('AdminSettings.staffMail');
  return (
    <PostForm action="/api/admin/settings" fields={{ key: 'staffMail' }} className="measure grid gap-5">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {staffMailKinds.map((kind) => (
        <KindFields key={kind} kind={kind} staffMail={staffMail} />
      ))}
      <p>{t('fixed')}</p>
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('save')}
      </button>
    </PostForm>
  );
}

function KindFields({ kind, staffMail: { value, people } }: { kind: StaffMailKind; staffMail: StaffMail }) {
  const t = useTranslations('AdminSettings.staffMail');
  const rule = value[kind];
  const work = staffMailWork[kind];
  const mayRead = people.filter((person) => mayCall(work, person));
  const named = mayRead.filter(({ id }) => rule.people.includes(id));
  // Whose work it is are the admins themselves.
  const groups = staffMailGroups.filter((group) => group !== 'role' || work !== 'admin');
  const when = `${kind}.when`;
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">{t(`kinds.${kind}`)}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <div>
          {groups.map((group) => (
            <Choice
              key={group}
              name={`${kind}.to`}
              value={group}
              isChosen={rule.to.includes(group)}
              label={group === 'role' ? t(`roles.${work}`) : t(`groups.${group}`)}
            />
          ))}
        </div>
        <div>
          <label htmlFor={when} className="font-semibold">
            {t('when')}
          </label>
          <select
            id={when}
            name={when}
            defaultValue={rule.when}
            className="mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
          >
            {staffMailTimes.map((time) => (
              <option key={time} value={time}>
                {t(`times.${time}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <details open={named.length > 0} className="mt-2">
        <summary className="link inline-flex min-h-11 items-center">{t('people', { count: named.length })}</summary>
        <div className="grid max-h-72 gap-x-6 overflow-y-auto sm:grid-cols-2">
          {mayRead.map(({ id, name }) => (
            <Choice key={id} name={`${kind}.people`} value={id} isChosen={rule.people.includes(id)} label={name} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

type ChoiceProps = { name: string; value: string; isChosen: boolean; label: string };

function Choice({ name, value, isChosen, label }: ChoiceProps) {
  return (
    <Tick name={name} value={value} defaultChecked={isChosen}>
      <bdi className="wrap-anywhere">{label}</bdi>
    </Tick>
  );
}
