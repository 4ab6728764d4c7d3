import { z } from 'zod';
import { id, text } from './wire';

export const menuSchema = z
  .object({
    menuId: id,
    menuName: z.string(),
    /** Extension: where the menu leads; without it the site knows the spec's menus by name. */
    menuUrl: text.optional(),
  })
  .transform((wire) => ({ id: wire.menuId, name: wire.menuName.trim(), url: wire.menuUrl ?? '' }));
export type Menu = z.output<typeof menuSchema>;
