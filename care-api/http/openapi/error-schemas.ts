import type { JsonSchema } from './json-schema';

const valuesSchema: JsonSchema = {
  type: 'object',
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
};

export function errorSchema(faults: Record<string, string>): JsonSchema {
  return {
    type: 'object',
    required: ['message'],
    properties: { message: { type: 'string' }, ...beside({ type: 'string', enum: Object.keys(faults) }) },
  };
}

/** RFC 9457 */
export function problemSchema(faults: Record<string, string>): JsonSchema {
  return {
    type: 'object',
    required: ['type', 'title', 'status'],
    properties: {
      type: { type: 'string', description: 'Leads to the fault on the page of the API.' },
      title: { type: 'string' },
      status: { type: 'integer' },
      ...beside({ type: 'string', enum: Object.keys(faults) }),
    },
  };
}

function beside(faultCode: JsonSchema): Record<string, JsonSchema> {
  return {
    code: {
      ...faultCode,
      description: 'What is wrong as a whole. Not in bare mode, as all that follows but `errors`.',
    },
    values: { ...valuesSchema, description: 'Of the sentence that belongs to the code.' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'A sentence for each bad field.' },
    codes: {
      type: 'object',
      additionalProperties: { ...valuesSchema, required: ['code'], properties: { code: faultCode } },
      description: 'The same by code, each with the values of its sentence.',
    },
    current: { description: 'Of `changedMeanwhile`: the row as it is now.' },
    changedBy: { type: 'string' },
    changedAt: { type: 'string' },
    retryAfter: { type: 'number', description: 'Seconds to wait before the next attempt, where that helps.' },
  };
}
