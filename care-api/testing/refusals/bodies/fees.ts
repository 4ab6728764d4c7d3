import { list, object } from '../body-kinds';
import { choice, kind, oneOf, optional, words } from '../kinds';
import { kindly, text } from '../text-kinds';

const pounds = kind((value) =>
  typeof value === 'number' && value >= 0 ? undefined : 'Please write an amount of pounds, as 12.50.',
);

/** What care costs, of a listing and of the provider. */
export const fees = list(
  object({
    name: kindly(80),
    amount: pounds,
    unit: choice('Please choose one.', ...words('hour day night week month mile once')),
    people: optional(oneOf('', 'one', 'couple')),
    level: optional(oneOf('', 'companionship', 'personal', 'dementia', 'nursing')),
    unavoidable: choice('Please choose one.', 'yes', 'no', 'sometimes'),
    when: text(120),
  }),
);
