import { useFaultText } from '@/components/forms/use-faults';
import { saidOf } from '@/lib/admin/imported-reason';
import { type FaultReport, wholeOf } from '@/lib/contract/faults';
import type { ImportRun } from '@/lib/contract/import';
import { problemAnchor } from '@/lib/http/problem-anchor';
import { DoneLine } from '../layout/done-line';

type ImportProblemProps = {
  /** Of a form that was refused. */
  report?: FaultReport | null | undefined;
  /** Of the file. */
  problem?: ImportRun['problem'];
};

/** Why a file or a step was refused, and what to do. */
export function ImportProblem({ report = null, problem = null }: ImportProblemProps) {
  const textOf = useFaultText();
  const faults = Object.values(report?.codes ?? {});
  const said = report ? (faults.length > 0 ? faults.map((fault) => ({ fault })) : [wholeOf(report)]) : [];
  const all = [...said, ...(problem ? [saidOf(problem)] : [])];
  return (
    <div id={problemAnchor} tabIndex={-1}>
      {all.map((one) => (
        <DoneLine key={one.fault?.code ?? 'whole'} isFault>
          <span className="min-w-0 flex-1">{textOf(one)}</span>
        </DoneLine>
      ))}
    </div>
  );
}
