/** A setting by which a process of node lives so many minutes later than it is. */
export function livingLater(minutes: number): Record<string, string> {
  const ahead = minutes * 60_000;
  const script = `const { now } = Date;
    globalThis.Date = class extends Date {
      constructor(...said) { if (said.length > 0) super(...said); else super(now() + ${ahead}); }
      static now() { return now() + ${ahead}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}
