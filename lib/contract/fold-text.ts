export function foldText(value: string): string {
  return value
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** As people look for it: 'H & H' is 'hh', `&` is 'and', apostrophes go. The database has the same as `plain_name`. */
export function foldName(value: string): string {
  return foldText(value)
    .replaceAll('&', ' and ')
    .replace(/['’‘`´.]/g, '')
    .replace(/[\s!-/:-@[-`{-~–—“”«»…]+/g, ' ')
    .trim()
    .replace(/(?<![^ ])([a-z]) (?:and )?(?=[a-z](?![^ ]))/g, '$1');
}
