export function showProgress(what: string) {
  return (done: number, of: number): void => {
    process.stderr.write(`${done.toLocaleString('en-GB')} of ${of.toLocaleString('en-GB')} ${what}\n`);
  };
}
