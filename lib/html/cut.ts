export function cut(value: string, max: number): string {
  if (value.length <= max) return value;
  const room = value.slice(0, max - 1);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > max / 2 ? end : undefined).replace(/[\s,.;:–-]+$/, '')}…`;
}
