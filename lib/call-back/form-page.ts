/** Pages a refused form comes back to with its words; every other form comes back to `/form`. */
const formPages = ['/form', '/contact'] as const;
export type FormPage = (typeof formPages)[number];

export function toFormPage(page: string | null): FormPage {
  return formPages.find((known) => known === page) ?? '/form';
}
