import { ChevronDown } from 'lucide-react';

export type ShownFaq = { id: number; question: React.ReactNode; answer: React.ReactNode };
type FaqListProps = { faqs: ShownFaq[] };

/** Questions to open one by one; printed, all of them are open. */
export function FaqList({ faqs }: FaqListProps) {
  return (
    <div className="measure mt-6 grid gap-3">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className="faq group rounded-card border border-line bg-surface">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span>{question}</span>
            <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          {/* Whoever is sent to it finds it open: browsers open what a fragment names. */}
          <p id={answerId(id)} className="scroll-mt-24 whitespace-pre-line px-5 pb-5">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}

export function answerId(faqId: number): string {
  return `answer-${faqId}`;
}
