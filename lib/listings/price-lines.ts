export function priceLines(price: string): string[] {
  return price
    .split(/\s*[;|\n]\s*/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1));
}
