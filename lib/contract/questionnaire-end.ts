/** Where a jump leads that ends the questionnaire: no question has this id. Without zod, for the browser reads it. */
export const questionnaireEnd = 0;
