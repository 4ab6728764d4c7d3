import 'client-only';
import { type Opened, takePrefix, toOpened } from '@/lib/admin/editor-state';
import type { FaultReport } from '@/lib/contract/faults';
import { goTo } from './go-to';
import { fieldsOf, sendForm } from './send-form';

type Answer = { location: string; opened?: Opened };

type SentEdits =
  /** `opened` is the row as it is now; null where the browser is on its way to another page. */
  | { ok: true; opened: Opened | null }
  | { ok: false; status: number; report: FaultReport; current: Opened | null; who: string };

export async function sendEdits(form: HTMLFormElement, words: Record<string, string>): Promise<SentEdits> {
  // Which text stands where two differ has been chosen in the words already.
  const fields = Object.entries(fieldsOf(form)).filter(([name]) => !name.startsWith(takePrefix));
  const sent = await sendForm<Answer>(new URL(form.action).pathname, { ...Object.fromEntries(fields), ...words });
  if (sent.ok) {
    const { location, opened } = sent.answer;
    if (!opened) goTo(location);
    return { ok: true, opened: opened ?? null };
  }
  const { ok: _, status, current, changedBy = '', ...report } = sent;
  return { ok: false, status, report, current: toOpened(current), who: changedBy };
}
