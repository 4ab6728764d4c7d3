import { encode } from 'uqr';

/** A QR code, drawn on the server; black on white in any palette, for cameras. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, data } = encode(address, { border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="my-4 size-56 rounded-control border border-line bg-white text-black"
    >
      <path d={dots.join('')} fill="currentColor" />
    </svg>
  );
}
