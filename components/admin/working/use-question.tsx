import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Fields } from '@/lib/admin/merge-edits';

type Question = { title: string; text: string; no: string; yes: string; onYes: () => void };

/** What is asked before a field gets a text; null where it just does. */
export type Ask = (field: string, text: string) => Question | null;

/** Types a text into a field, once the dialog that `ask` has for it is answered. */
export function useQuestion(type: (changed: Fields) => void, ask: Ask | undefined) {
  const [asking, setAsking] = useState<{ question: Question; changed: Fields } | null>(null);

  function onChange(field: string, text: string) {
    const question = ask?.(field, text);
    if (question) setAsking({ question, changed: { [field]: text } });
    else type({ [field]: text });
  }

  const dialog = asking && (
    <ConfirmDialog
      words={{ ...asking.question, sending: asking.question.yes }}
      onYes={async () => {
        asking.question.onYes();
        type(asking.changed);
        setAsking(null);
        return null;
      }}
      onClose={() => setAsking(null)}
    >
      <p>{asking.question.text}</p>
    </ConfirmDialog>
  );
  return { onChange, dialog };
}
