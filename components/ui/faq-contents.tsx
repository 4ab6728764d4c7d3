import { answerId, type ShownFaq } from './faq-list';

type FaqContentsProps = { title: string; faqs: Omit<ShownFaq, 'answer'>[] };

/** All questions at a glance, each leading to its answer. On narrow screens the closed questions are that already. */
export function FaqContents({ title, faqs }: FaqContentsProps) {
  return (
    <nav
      aria-label={title}
      className="no-print sticky top-6 mt-6 hidden max-h-[calc(100vh-3rem)] overflow-y-auto lg:block"
    >
      <h2 className="text-xl">{title}</h2>
      <ol className="mt-2 grid gap-1">
        {faqs.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${answerId(id)}`} className="link inline-block py-1.5">
              {question}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
