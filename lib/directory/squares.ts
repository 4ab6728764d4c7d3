/** Degrees: some ten miles. */
const sideOfSquare = 0.2;
const squaresInRow = 10_000;

export function squareAt(lat: number, lng: number): number {
  return Math.floor(lat / sideOfSquare) * squaresInRow + Math.floor(lng / sideOfSquare);
}

export function squaresAround({ lat, lng }: { lat: number; lng: number }, up: number, across: number): number[] {
  const steps = (degrees: number) =>
    Array.from({ length: Math.ceil((2 * degrees) / sideOfSquare) + 1 }, (_, step) => step);
  const at = (from: number, degrees: number, step: number) =>
    Math.min(from - degrees + step * sideOfSquare, from + degrees);
  return steps(up).flatMap((row) => steps(across).map((step) => squareAt(at(lat, up, row), at(lng, across, step))));
}
