import { claims } from '@/lib/contract/claims';
import { mostClosedDays } from '@/lib/contract/company';
import { registrations } from '@/lib/contract/fees';
import { nations, openingTime } from '@/lib/contract/opening';
import { isPlausiblePhone } from '@/lib/contract/phone';
import type { WorkingData } from '@/lib/contract/working';
import { readHoursText, toHoursText } from '@/lib/opening/hours-text';
import type words from '@/messages/admin/en.json';
import { checkFees, feeFields, feeRows } from './fee-rows';
import type { Fields } from './merge-edits';
import type { WorkField, WorkKind } from './work';
import { cellOf, type RowKind, rowCells, rowsOf, said, toNumber, toRowFields, toRows } from './work-rows';

/** Texts of the form and of the call that are one and the same; where they are blank, the call has none. */
const texts = {
  companyName: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  openingHours: 'openingHours',
  regulatorProviderId: 'providerId',
  regulatorLocationId: 'locationId',
  regulatorRating: 'rating',
  regulatorUrl: 'ratingUrl',
  regulatorDate: 'ratingDate',
  companyNumber: 'companyNumber',
  registeredOffice: 'registeredOffice',
  icoNumber: 'icoNumber',
  modernSlaveryUrl: 'modernSlaveryUrl',
  safeguardingContact: 'safeguardingContact',
  socialLinks: 'socialLinks',
} as const;
const nullable = { registration: 'registration', nation: 'nation', feesCheckedOn: 'feesCheckedOn' } as const;
const names: Readonly<Record<string, string>> = { ...texts, ...nullable, promiseMinutes: 'promise' };

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const closedDayRows: RowKind = { name: 'closedDays', columns: ['date', 'name'], most: mostClosedDays };
const rowKinds = [closedDayRows, feeRows];

type Name = keyof typeof words.AdminWork.company.fields;
type Value = keyof typeof words.AdminWork.company.values;

function field(name: string, label: Name, more: Partial<WorkField> = {}): WorkField {
  return { name, kind: 'line', label: `AdminWork.company.fields.${label}`, ...more };
}

function choice(name: string, label: Name, values: readonly Value[], more: Partial<WorkField> = {}): WorkField {
  const none = { value: '', label: 'AdminWork.company.none' } as const;
  const named = values.map((value) => ({ value, label: `AdminWork.company.values.${value}` as const }));
  return field(name, label, { ...more, kind: 'choice', values: [none, ...named] });
}

function section(name: keyof typeof words.AdminWork.company.sections, fields: readonly WorkField[]) {
  return { name, label: `AdminWork.company.sections.${name}` as const, fields };
}

const closedDayFields = rowCells(closedDayRows, (column, name, row) =>
  column === 'date' ? field(name, 'closedDate', { kind: 'day', row }) : field(name, 'closedName', { max: 80, row }),
);

export const hoursFields: readonly WorkField[] = weekdays.map((day) =>
  field(`hours.${day}`, `day${day}`, { max: 120, isHalf: true }),
);

export const companyWork: WorkKind = {
  kind: 'company',
  screen: 'company',
  isSingle: true,
  pictures: {
    most: 1,
    words: 'logo',
    read: ({ logoPath }) => [said(logoPath)].filter(Boolean),
    write: ([logoPath = '']) => ({ logoPath }),
  },
  sections: [
    section('who', [field('name', 'name', { max: 160 })]),
    section('contact', [
      field('phone', 'phone', { type: 'tel', max: 60, hint: 'AdminWork.company.hints.phone' }),
      field('openingHours', 'openingHours', { max: 200, hint: 'AdminWork.company.hints.openingHours' }),
      field('email', 'email', { type: 'email', max: 254 }),
      field('address', 'address', { kind: 'text', rows: 3, max: 500 }),
      field('socialLinks', 'socialLinks', {
        kind: 'text',
        rows: 3,
        max: 1_000,
        hint: 'AdminWork.company.hints.socialLinks',
      }),
    ]),
    {
      ...section('hours', [
        ...hoursFields,
        choice('nation', 'nation', nations, { hint: 'AdminWork.company.hints.nation' }),
        field('promise', 'promise', { max: 6, hint: 'AdminWork.company.hints.promise' }),
      ]),
      hint: 'AdminWork.company.hints.hours',
    },
    section('closedDays', closedDayFields),
    section('regulator', [
      choice('registration', 'registration', registrations, { hint: 'AdminWork.company.hints.registration' }),
      field('providerId', 'providerId', { max: 40, isHalf: true }),
      field('locationId', 'locationId', { max: 40, isHalf: true }),
      field('rating', 'rating', { max: 60, hint: 'AdminWork.company.hints.rating' }),
      field('ratingDate', 'ratingDate', { max: 40, hint: 'AdminWork.company.hints.ratingDate' }),
      field('ratingUrl', 'ratingUrl', { type: 'url', max: 300, hint: 'AdminWork.company.hints.ratingUrl' }),
    ]),
    {
      ...section('claims', [
        field('claims', 'claims', {
          kind: 'checks',
          values: claims.map((value) => ({ value, label: `AdminWork.company.claims.${value}` as const })),
        }),
      ]),
      hint: 'AdminWork.company.hints.claims',
    },
    section('legal', [
      field('companyNumber', 'companyNumber', { max: 40, isHalf: true }),
      field('icoNumber', 'icoNumber', { max: 40, isHalf: true }),
      field('registeredOffice', 'registeredOffice', { max: 300, hint: 'AdminWork.company.hints.registeredOffice' }),
      field('modernSlaveryUrl', 'modernSlaveryUrl', {
        type: 'url',
        max: 300,
        hint: 'AdminWork.company.hints.modernSlaveryUrl',
      }),
      field('safeguardingContact', 'safeguardingContact', {
        max: 200,
        hint: 'AdminWork.company.hints.safeguardingContact',
      }),
    ]),
    {
      ...section('fees', [
        field('feesCheckedOn', 'feesCheckedOn', { kind: 'day', hint: 'AdminWork.listing.hints.feesCheckedOn' }),
        ...feeFields,
      ]),
      hint: 'AdminWork.fees.hint',
    },
  ],
  map: {
    toFields(data) {
      const periods = rowsOf(data.openingPeriods);
      const hours = weekdays.map((day) => {
        const times = periods.filter(({ weekday }) => weekday === day);
        return [`hours.${day}`, toHoursText(times.map(({ from, to }) => ({ from: said(from), to: said(to) })))];
      });
      const plain = Object.entries(names).map(([name, own]) => [own, said(data[name])]);
      const ticked = ['claims', listOf(data.claims).join(',')];
      return Object.assign(
        Object.fromEntries([...plain, ticked, ...hours]),
        ...rowKinds.map((kind) => toRowFields(kind, data)),
      );
    },
    toData(fields, was) {
      const before = companyWork.map.toFields(was);
      const changed = (name: string) => fields[name] !== undefined && fields[name] !== before[name];
      const data: WorkingData = { ...was };
      for (const [name, own] of Object.entries(texts)) if (changed(own)) data[name] = fields[own];
      for (const [name, own] of Object.entries(nullable)) if (changed(own)) data[name] = fields[own] || null;
      if (changed('claims')) data.claims = (fields.claims ?? '').split(',').filter(Boolean);
      if (changed('promise')) data.promiseMinutes = toNumber(fields.promise ?? '', null);
      if (weekdays.some((day) => changed(`hours.${day}`))) {
        data.openingPeriods = weekdays.flatMap((weekday) =>
          readHoursText(fields[`hours.${weekday}`] ?? before[`hours.${weekday}`] ?? '').map((times) => ({
            weekday,
            ...times,
          })),
        );
      }
      for (const kind of rowKinds) {
        const told = toRows(kind, fields, before);
        if (told) data[kind.name] = told;
      }
      return data;
    },
  },
  fieldOf(name, data) {
    const [, at = ''] = /^openingPeriods\.(\d+)/.exec(name) ?? [];
    if (at) return `hours.${said(rowsOf(data.openingPeriods)[Number(at)]?.weekday) || 1}`;
    if (name === 'openingPeriods') return 'hours.1';
    const cell = rowKinds.map((kind) => cellOf(kind, name, data)).find((one) => one !== null);
    return cell ?? names[name] ?? name;
  },
};

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(said) : [];
}

const checkNames = [
  'name',
  'phone',
  'hours',
  'amount',
  'contact',
  'ratingUrl',
  'unavoidable',
  'feesChecked',
  'promise',
] as const;
export type CompanyCheck = { name: (typeof checkNames)[number]; isMust: boolean };
const musts: readonly string[] = ['name', 'phone', 'hours', 'amount'];

export function checkCompany(fields: Fields, today: string): CompanyCheck[] {
  const has = (name: string) => (fields[name] ?? '').trim() !== '';
  const fees = checkFees(fields);
  const isRead = (day: number) =>
    readHoursText(fields[`hours.${day}`] ?? '').every(({ from, to }) =>
      [from, to].every((time) => openingTime.test(time)),
    );
  const wrong: Record<CompanyCheck['name'], boolean> = {
    name: !has('name'),
    phone: has('phone') && !isPlausiblePhone(fields.phone ?? ''),
    hours: !weekdays.every(isRead),
    amount: fees.hasNoAmount,
    contact: !has('phone') && !has('email'),
    ratingUrl: has('rating') && !has('ratingUrl'),
    unavoidable: fees.hasNoDuty,
    feesChecked: fees.isWritten && !((fields.feesCheckedOn || '9999') <= today),
    promise: has('promise') && !weekdays.some((day) => has(`hours.${day}`)),
  };
  return checkNames.flatMap((name) => (wrong[name] ? [{ name, isMust: musts.includes(name) }] : []));
}
