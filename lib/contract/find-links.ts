const link =
  /(?:https?:\/\/|www\.)[^\s<>"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|shop|online|site|xyz|top|ru|cn|io|uk)\b(?:\/[^\s<>"]*)?/giu;

export function findLinks(text: string): string[] {
  return text.match(link) ?? [];
}
