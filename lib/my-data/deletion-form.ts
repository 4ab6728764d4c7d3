/** The name a refused deletion goes by while it is kept. */
export const deletionForm = 'delete-account';
