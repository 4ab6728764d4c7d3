import { z } from 'zod';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => String(value ?? '').trim());
export const numeric = z
  .union([z.number(), z.string().regex(/^\s*-?\d+(\.\d+)?\s*$/)])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined ? null : Number(value)));

function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .catch(null)
    .transform((list) => list ?? []);
}

const phones = listOf(z.object({ number: text, extension: text, description: text }));
const contacts = listOf(z.object({ name: text, title: text, department: text, email: text, phones }));
const schedules = listOf(
  z.object({
    ...{
      valid_from: text,
      valid_to: text,
      dtstart: text,
      freq: text,
      interval: numeric,
      byday: text,
      bymonthday: text,
    },
    ...{ description: text, opens_at: text, closes_at: text, attending_type: text, notes: text, schedule_link: text },
  }),
);
const attributes = listOf(
  z.object({
    link_type: text,
    taxonomy_term: z.object({ name: text, term: text, taxonomy: text }).nullish().catch(null),
  }),
);
const accessibility = listOf(z.object({ description: text, accessibility: text, details: text, url: text }));
const addresses = listOf(
  z.object({
    ...{ address_1: text, address_2: text, city: text, region: text, state_province: text },
    ...{ postal_code: text, country: text, address_type: text },
  }),
);
const location = z.object({
  ...{ location_type: text, name: text, description: text, transportation: text, url: text },
  ...{ latitude: numeric, longitude: numeric },
  ...{ addresses, accessibility, attributes, phones, contacts, schedules },
});

/** What is of another kind than it should be is blank. */
export const serviceSchema = z.object({
  ...{ id: text, name: text, alternate_name: text, description: text, url: text, email: text, status: text },
  ...{ fees: text, fees_description: text, accreditations: text, licenses: text, application_process: text },
  ...{ interpretation_services: text, wait_time: text, alert: text, attending_type: text, attending_access: text },
  ...{ eligibility_description: text, minimum_age: numeric, maximum_age: numeric },
  eligibilitys: listOf(z.object({ eligibility: text, minimum_age: numeric, maximum_age: numeric })),
  service_areas: listOf(z.object({ name: text, service_area: text })),
  languages: listOf(z.object({ name: text, language: text, note: text })),
  organization: z
    .object({ name: text, description: text, website: text, url: text, email: text, phones })
    .nullish()
    .catch(null),
  cost_options: listOf(
    z.object({
      ...{ valid_from: text, valid_to: text, option: text, currency: text, amount: numeric, amount_description: text },
    }),
  ),
  service_at_locations: listOf(
    z.object({ description: text, location: location.nullish().catch(null), schedules, phones, contacts }),
  ),
  ...{ phones, contacts, schedules, attributes },
});

export type Service = z.output<typeof serviceSchema>;
export type Schedule = Service['schedules'][number];
export type CostOption = Service['cost_options'][number];
export type Location = z.output<typeof location>;
