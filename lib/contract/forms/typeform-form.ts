import { z } from 'zod';

export type TypeformField = {
  id?: string | undefined;
  ref?: string | undefined;
  type: string;
  title: string;
  properties: {
    description?: string | undefined;
    choices: { id?: string | undefined; ref?: string | undefined; label: string }[];
    allow_multiple_selection: boolean;
    allow_other_choice: boolean;
    steps?: number | undefined;
    start_at_one?: boolean | undefined;
    labels?: { left?: string | undefined; center?: string | undefined; right?: string | undefined } | undefined;
    fields: TypeformField[];
  };
  required: boolean;
  /** Of a number. */
  bounds: { min: number | null; max: number | null };
};

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const flag = z.boolean().nullish().transform(Boolean);

const bound = z.number().nullish().catch(null);

const choice = z.looseObject({ id: optionalText, ref: optionalText, label: z.string() });

const field: z.ZodType<TypeformField> = z.lazy(() =>
  z
    .looseObject({
      id: optionalText,
      ref: optionalText,
      type: z.string(),
      title: z
        .string()
        .nullish()
        .transform((value) => value ?? ''),
      properties: z
        .looseObject({
          description: optionalText,
          choices: z.array(choice).prefault([]),
          allow_multiple_selection: flag,
          allow_other_choice: flag,
          steps: z.number().int().min(1).max(100).optional(),
          start_at_one: z.boolean().optional(),
          labels: z
            .looseObject({ left: optionalText, center: optionalText, right: optionalText })
            .nullish()
            .transform((labels) => labels ?? undefined),
          fields: z.array(field).prefault([]),
        })
        .prefault({}),
      validations: z.looseObject({ required: flag, min_value: bound, max_value: bound }).nullish(),
    })
    .transform(({ validations, ...rest }) => ({
      ...rest,
      required: validations?.required ?? false,
      bounds: { min: validations?.min_value ?? null, max: validations?.max_value ?? null },
    })),
);

export type TypeformCondition = { op: string; vars: (TypeformCondition | TypeformOperand)[] };
export type TypeformOperand = { type: string; value: string | number | boolean };

const operand = z.looseObject({ type: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) });
const condition: z.ZodType<TypeformCondition> = z.lazy(() =>
  z.looseObject({ op: z.string(), vars: z.array(z.union([condition, operand])).prefault([]) }),
);

const action = z.looseObject({
  action: z.string(),
  details: z.looseObject({ to: z.looseObject({ type: z.string(), value: z.string() }).optional() }).prefault({}),
  condition,
});
export type TypeformAction = z.output<typeof action>;

const screens = z
  .array(
    z.looseObject({
      ref: optionalText,
      title: optionalText,
      properties: z.looseObject({ description: optionalText }).nullish(),
    }),
  )
  .nullish();

export const typeformSchema = z.looseObject({
  id: optionalText,
  title: z.string(),
  fields: z.array(field).min(1),
  logic: z.array(z.looseObject({ type: z.string(), ref: optionalText, actions: z.array(action) })).nullish(),
  hidden: z.array(z.string()).nullish(),
  welcome_screens: screens,
  thankyou_screens: screens,
});
export type TypeformForm = z.output<typeof typeformSchema>;
