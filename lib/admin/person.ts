/** The screen of whoever is known by an email or a telephone number alone. */
export const personPath = '/adminPanel/users/person';

export function personSearch(who: string): string {
  return `?${new URLSearchParams({ who })}`;
}
