'use client';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';

type AnswerChoiceProps = {
  /** Filled in, where it is known for whom. */
  answers: readonly { id: number; subject: string; text: string }[];
  chosen: number | null;
  /** What the page is asked for beside the answer. */
  fields: Readonly<Record<string, string>>;
  words: { label: string; hint: string; none: string; go: string };
};

/** Puts an answer that was written before into the mail; by script behind what is typed there already. */
export function AnswerChoice({ answers, chosen, fields, words }: AnswerChoiceProps) {
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
      {Object.entries(fields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
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
