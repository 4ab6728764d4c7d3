/** The file of a drawing in `care-api/sample/files`, named as the API names stored pictures, with their copies. */
export function samplePicture(drawing: string): string {
  return drawing.startsWith('home-banner') ? `${drawing}-s1440x600.jpg` : `${drawing}-s800x500.jpg`;
}
