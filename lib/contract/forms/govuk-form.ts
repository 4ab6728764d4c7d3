import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const key = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? null : String(value)));
const flag = z
  .union([z.boolean(), z.string()])
  .nullish()
  .transform((value) => value === true || value === 'true');

const condition = z.looseObject({
  answer_value: text,
  goto_page_id: key,
  skip_to_end: flag,
  exit_page_heading: text,
  exit_page_markdown: text,
});

const settings = z.looseObject({
  /** A word, or which of several parts are asked for. */
  input_type: z.unknown().optional(),
  /** As text: 'true' for one alone. */
  only_one_option: flag,
  selection_options: z.array(z.looseObject({ name: z.string(), value: text.optional() })).nullish(),
  none_of_the_above_question: z.unknown().optional(),
});

const question = z.looseObject({
  question_text: z.string(),
  hint_text: text,
  answer_type: z.string(),
  is_optional: flag,
  is_repeatable: flag,
  page_heading: text,
  guidance_markdown: text,
  answer_settings: settings.nullish().catch(null),
});

const conditions = z
  .array(condition)
  .nullish()
  .transform((list) => list ?? []);
const step = z
  .looseObject({ id: key, data: question, routing_conditions: conditions })
  .transform(({ id, data, routing_conditions }) => ({ id, conditions: routing_conditions, ...data }));
const page = question
  .extend({ id: key, routing_conditions: conditions })
  .transform(({ routing_conditions, ...rest }) => ({ ...rest, conditions: routing_conditions }));

export const govukSchema = z.looseObject({
  form_id: key,
  id: key,
  name: z.string(),
  steps: z.array(step).nullish(),
  pages: z.array(page).nullish(),
  declaration_text: text,
  declaration_markdown: text,
  what_happens_next_markdown: text,
  payment_url: text,
  privacy_policy_url: text,
  submission_email: text,
});
export type GovukForm = z.output<typeof govukSchema>;
export type GovukPage = z.output<typeof page>;
export type GovukCondition = z.output<typeof condition>;
