'use client';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';

type AnswerChoiceProps = {
  /** Filled in for whoever asked. */
  answers: readonly { id: number; subject: string; text: string }[];
  chosen: number | null;
  search: string;
  words: { label: string; hint: string; none: string; go: string };
};

/** Puts an answer that was written before into the mail; by script behind what is typed there already. */
export function AnswerChoice({ answers, chosen, search, words }: AnswerChoiceProps) {
  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('answer');
    const answer = answers.find(({ id }) => String(id) === wanted);
    const [subject, text] = [document.getElementById('subject'), document.getElementById('text')];
    if (!answer || !(subject instanceof HTMLInputElement) || !(text instanceof HTMLTextAreaElement)) return;
    subject.value ||= answer.subject;
    text.value = [text.value.trimEnd(), answer.text].filter(Boolean).join('\n\n');
    text.focus();
  }
  return (
    <form method="get" action="#mail" className="flex flex-wrap items-end gap-2" onSubmit={onSubmit}>
      {search && <input type="hidden" name="in" value={search} />}
      <Field id="answer" label={words.label} hint={words.hint}>
        {(wiring) => (
          <select {...wiring} name="answer" defaultValue={chosen ?? ''}>
            <option value="">{words.none}</option>
            {answers.map(({ id, subject }) => (
              <option key={id} value={id}>
                {subject}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className={buttonStyle('secondary')}>
        {words.go}
      </button>
    </form>
  );
}
