/** Whether a username is one that `visitorName` made up, by which nobody wants to be greeted. */
export function isMadeUpName(username: string): boolean {
  return /^Visitor \d{8}$/.test(username);
}
