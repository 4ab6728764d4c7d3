import type { Position } from '@/lib/directory/places/place';

/** Metres of the National Grid of Great Britain (OSGB36). */
export type GridPoint = { easting: number; northing: number };

type Ellipsoid = { a: number; b: number };
const airy: Ellipsoid = { a: 6_377_563.396, b: 6_356_256.909 };
const wgs84: Ellipsoid = { a: 6_378_137, b: 6_356_752.3142 };

const scale = 0.9996012717;
const origin = { lat: radians(49), lng: radians(-2), easting: 400_000, northing: -100_000 };

/** Good to five metres: Ordnance Survey, "A guide to coordinate systems in Great Britain", annexes B and C. */
export function toPosition(point: GridPoint): Position {
  return toLatLng(shift(toCartesian(unproject(point))));
}

type Angles = { lat: number; lng: number };
type Cartesian = { x: number; y: number; z: number };

function unproject({ easting, northing }: GridPoint): Angles {
  const { a, b } = airy;
  const e2 = (a * a - b * b) / (a * a);
  let lat = origin.lat;
  let arc = 0;
  do {
    lat += (northing - origin.northing - arc) / (a * scale);
    arc = meridianArc(lat);
  } while (Math.abs(northing - origin.northing - arc) >= 0.00001);
  const sin2 = Math.sin(lat) ** 2;
  const nu = (a * scale) / Math.sqrt(1 - e2 * sin2);
  const rho = (a * scale * (1 - e2)) / (1 - e2 * sin2) ** 1.5;
  const eta2 = nu / rho - 1;
  const tan = Math.tan(lat);
  const tan2 = tan ** 2;
  const sec = 1 / Math.cos(lat);
  const vii = tan / (2 * rho * nu);
  const viii = (tan / (24 * rho * nu ** 3)) * (5 + 3 * tan2 + eta2 - 9 * tan2 * eta2);
  const ix = (tan / (720 * rho * nu ** 5)) * (61 + 90 * tan2 + 45 * tan2 ** 2);
  const x = sec / nu;
  const xi = (sec / (6 * nu ** 3)) * (nu / rho + 2 * tan2);
  const xii = (sec / (120 * nu ** 5)) * (5 + 28 * tan2 + 24 * tan2 ** 2);
  const xiia = (sec / (5040 * nu ** 7)) * (61 + 662 * tan2 + 1320 * tan2 ** 2 + 720 * tan2 ** 3);
  const east = easting - origin.easting;
  return {
    lat: lat - vii * east ** 2 + viii * east ** 4 - ix * east ** 6,
    lng: origin.lng + x * east - xi * east ** 3 + xii * east ** 5 - xiia * east ** 7,
  };
}

function meridianArc(lat: number): number {
  const { a, b } = airy;
  const n = (a - b) / (a + b);
  const difference = lat - origin.lat;
  const sum = lat + origin.lat;
  return (
    b *
    scale *
    ((1 + n + (5 / 4) * (n ** 2 + n ** 3)) * difference -
      (3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(difference) * Math.cos(sum) +
      (15 / 8) * (n ** 2 + n ** 3) * Math.sin(2 * difference) * Math.cos(2 * sum) -
      (35 / 24) * n ** 3 * Math.sin(3 * difference) * Math.cos(3 * sum))
  );
}

function toCartesian({ lat, lng }: Angles): Cartesian {
  const { a, b } = airy;
  const e2 = 1 - (b * b) / (a * a);
  const nu = a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);
  return {
    x: nu * Math.cos(lat) * Math.cos(lng),
    y: nu * Math.cos(lat) * Math.sin(lng),
    z: (1 - e2) * nu * Math.sin(lat),
  };
}

/** From OSGB36 to WGS 84. */
function shift({ x, y, z }: Cartesian): Cartesian {
  const seconds = (value: number) => radians(value / 3600);
  const [rx, ry, rz] = [seconds(0.1502), seconds(0.247), seconds(0.8421)];
  const s = 1 - 20.4894e-6;
  return {
    x: 446.448 + x * s - y * rz + z * ry,
    y: -125.157 + x * rz + y * s - z * rx,
    z: 542.06 - x * ry + y * rx + z * s,
  };
}

function toLatLng({ x, y, z }: Cartesian): Position {
  const { a, b } = wgs84;
  const e2 = 1 - (b * b) / (a * a);
  const p = Math.hypot(x, y);
  let lat = Math.atan2(z, p * (1 - e2));
  for (let round = 0; round < 5; round += 1) {
    const nu = a / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);
    lat = Math.atan2(z + e2 * nu * Math.sin(lat), p);
  }
  return { lat: degrees(lat), lng: degrees(Math.atan2(y, x)) };
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
