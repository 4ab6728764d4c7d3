/** What it costs, a line for each price of a text such as 'From £1,250 a week; couples from £1,450'. */
export function priceLines(price: string): string[] {
  return price
    .split(/\s*[;|\n]\s*/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1));
}
