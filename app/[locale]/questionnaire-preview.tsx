import { WithMessages } from '@/components/layout/with-messages';
import { LivePreview } from '@/components/questionnaire/live-preview';
import { Notice } from '@/components/ui/notice';
import { wholeQuestionnaireSchema } from '@/lib/contract/kept-questionnaire';

/** A questionnaire as whoever applies would go through it; nothing is kept and nothing sent from here. */
export function QuestionnairePreview({ row, note }: { row: unknown; note: string }) {
  const read = wholeQuestionnaireSchema.safeParse(row);
  if (!read.success) return <Notice title={note} />;
  return (
    <WithMessages rooms={['Questionnaire']} faults="answers">
      <div className="wrap max-w-4xl py-6">
        <p role="note" className="rounded-control border border-accent bg-sand px-4 py-3 font-semibold">
          {note}
        </p>
        <h1 className="mt-4">
          <bdi>{read.data.title}</bdi>
        </h1>
        <LivePreview questions={read.data.questions} />
      </div>
    </WithMessages>
  );
}
