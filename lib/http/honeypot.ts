/** People never see this field; programs fill it in. */
export const honeypotField = 'company_website';
