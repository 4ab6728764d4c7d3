import { toReport } from '@/lib/contract/fault-words';
import type { FaultLike, FaultReport } from '@/lib/contract/faults';

/** Thrown anywhere, answered once in app.ts: `new Refusal(422, 'problem', { email: 'emailTaken' })`. */
export class Refusal extends Error {
  readonly report: FaultReport;

  /** @param wrong a whole report where a schema speaks in words of its own. */
  constructor(
    readonly status: number,
    wrong: FaultLike | FaultReport,
    fields?: Record<string, FaultLike>,
    readonly headers?: Record<string, string>,
    /** Id of the account it concerns, for the log alone. */
    readonly about?: string,
  ) {
    const report = isReport(wrong) ? wrong : toReport(wrong, fields);
    super(report.message);
    this.report = report;
  }

  toResponse(bare: boolean): Response {
    const { message, errors } = this.report;
    const published: FaultReport = { message, ...(errors && { errors }) };
    return Response.json(bare ? published : this.report, { status: this.status, headers: this.headers });
  }
}

/** The call is there; what it asks for is not. */
export const notFound = () => new Refusal(404, 'nothingHere');

function isReport(wrong: FaultLike | FaultReport): wrong is FaultReport {
  return typeof wrong === 'object' && 'message' in wrong;
}
