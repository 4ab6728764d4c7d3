export type Words = Record<string, string>;

/** What is said of a whole form, and of its fields. */
export const says = (whole: string, fields: Words) => `${whole} ${JSON.stringify(fields)}`;
export const wants = (fields: Words) => says('422 Kindly provide the required fields', fields);
export const problem = (fields: Words) => says('422 There is a problem', fields);

/** What is said of a form that is sent with something wrong. */
export type FormRules = {
  /** Where a plain form goes back to. */
  back: string;
  /** What is said to another type of content, where it is not the usual. */
  notTaken?: string;
  /** By what is wrong, where a script sends it: status and words. */
  json?: Words;
  /** Where a plain form does not go back as it usually does. */
  plain?: Words;
  /** Whoever sends it. */
  either?: Words;
};
