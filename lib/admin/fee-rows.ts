import { careLevels, feeDuties, feePeople, feeUnits, mostFees } from '@/lib/contract/fees';
import type words from '@/messages/admin/en.json';
import type { Fields } from './merge-edits';
import type { WordKey } from './resource';
import type { WorkField } from './work';
import { type RowKind, rowCells } from './work-rows';

export const feeRows: RowKind = {
  name: 'fees',
  columns: ['name', 'amount', 'unit', 'people', 'level', 'unavoidable', 'when'],
  numbers: ['amount'],
  most: mostFees,
};

type Name = keyof typeof words.AdminWork.fees.fields;
type Value = keyof typeof words.AdminWork.fees.values;

const choices: Readonly<Record<string, readonly [Name, readonly Value[], WordKey]>> = {
  unit: ['unit', feeUnits, 'AdminWork.fees.none'],
  people: ['people', feePeople, 'AdminWork.fees.everybody'],
  level: ['level', careLevels, 'AdminWork.fees.everyLevel'],
  unavoidable: ['unavoidable', feeDuties, 'AdminWork.fees.none'],
};
const lines: Readonly<Record<string, readonly [Name, number]>> = {
  name: ['name', 80],
  amount: ['amount', 12],
  when: ['when', 120],
};

export const feeFields: readonly WorkField[] = rowCells(feeRows, (column, name, row) => {
  const [label, values, none] = choices[column] ?? [];
  if (label && values && none)
    return { name, row, kind: 'choice', label: labelOf(label), values: valuesOf(values, none) };
  const [own = 'name', max = 80] = lines[column] ?? [];
  return { name, row, kind: column === 'amount' ? 'number' : 'line', label: labelOf(own), max };
});

function labelOf(name: Name): WordKey {
  return `AdminWork.fees.fields.${name}`;
}

function valuesOf(values: readonly Value[], none: WordKey) {
  const named = values.map((value) => ({ value, label: `AdminWork.fees.values.${value}` as const }));
  return [{ value: '', label: none }, ...named];
}

export function checkFees(fields: Fields): { isWritten: boolean; hasNoAmount: boolean; hasNoDuty: boolean } {
  const has = (name: string) => (fields[name] ?? '').trim() !== '';
  const written = Array.from({ length: mostFees }, (_, at) => `fees.${at}`).filter((row) => has(`${row}.name`));
  return {
    isWritten: written.length > 0,
    hasNoAmount: written.some((row) => !has(`${row}.amount`) || !(Number(fields[`${row}.amount`]) >= 0)),
    hasNoDuty: written.length > 0 && !written.some((row) => fields[`${row}.unavoidable`] === 'yes'),
  };
}
