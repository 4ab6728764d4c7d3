export const personPath = '/adminPanel/users/person';

export function personSearch(who: string): string {
  return `?${new URLSearchParams({ who })}`;
}
