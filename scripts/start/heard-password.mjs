/** Hears what the care API says for people: its first password is said again where it does not scroll away. */
export function heardPassword() {
  let said = null;
  return {
    /** Its log is JSON lines; what else it says is for the person at the console. */
    isForPeople(line) {
      const isLog = line.startsWith('{');
      if (!isLog && / one-time password: /.test(line)) said = line;
      return !isLog;
    },
    /** What is said once all is ready. */
    lines: (ready) => (said === null ? [ready] : [said, ready]),
  };
}
