/** The hidden field of a form that must not be done twice. */
export const onceField = 'once';
