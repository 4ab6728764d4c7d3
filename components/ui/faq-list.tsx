import { InOwnLanguage } from '@/components/ui/in-own-language';

type FaqListProps = { faqs: { id: number; question: string; answer: string }[] };

export function FaqList({ faqs }: FaqListProps) {
  return (
    <div className="measure mt-6 grid gap-3">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className="rounded-card border border-line bg-surface">
          <InOwnLanguage as="summary" className="min-h-12 px-5 py-3 font-semibold">
            {question}
          </InOwnLanguage>
          <InOwnLanguage as="p" className="whitespace-pre-line px-5 pb-5">
            {answer}
          </InOwnLanguage>
        </details>
      ))}
    </div>
  );
}
