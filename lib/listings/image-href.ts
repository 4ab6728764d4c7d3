/** Where the browser finds a file of the care API: through the site, whose origin it knows. */
export function imageHref(fileName: string): string {
  return `/Documents/appImages/${encodeURIComponent(fileName)}`;
}
