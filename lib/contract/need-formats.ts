/** In which form somebody can read us. No zod here: the browser reads this file too. */
export const needFormats = ['largePrint', 'easyRead', 'audio', 'braille'] as const;
