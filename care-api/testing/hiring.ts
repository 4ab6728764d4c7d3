import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { requiredChecks } from '@/lib/contract/application-check';
import type { ApplicationStage } from '@/lib/contract/application-stage';
import type { TestApp } from './open-test-app';
import { question } from './questionnaires';

const made = z.record(z.string(), z.unknown());
const listed = z.array(z.object({ id: z.number() }));

/** A job and a listing of care, with a question each, and what tests do about applications for them. */
export async function openHiring(test: TestApp) {
  const admin = await test.signIn('admin');
  const call = async (method: string, path: string, body?: unknown, as = admin) => {
    const answer = await test.send(method, path, body, { as });
    return { status: answer.status, body: await answer.json() };
  };
  const make = async (path: string, body: unknown) => made.parse((await call('POST', path, body)).body);
  const categoryId = String((await make('/Category', { categoryName: 'Carer jobs' })).categoryId);
  const job = Number((await make('/TypeDetail', { typeTitle: 'Night carer', categoryId })).typeId);
  const care = Number((await make('/TypeDetail', { typeTitle: 'Care at home' })).typeId);
  const title = { title: 'Why?', typeId: `${job},${care}` };
  const asked = await make('/Questionnaire', { ...title, questions: [question({ id: 1, headline: 'Why?' })] });
  const [first] = z.array(made).parse(asked.questions);
  const { db } = test.deps.database;
  let sent = 0;

  /** What somebody new sends; answers its id, and who sent it. */
  async function apply(listing = job): Promise<{ id: number; sender: string; path: string }> {
    const sender = await test.signIn('user');
    sent += 1;
    const record = { questionnaireId: asked.id, questionId: first?.id, typeId: listing, responseValue: `Why ${sent}` };
    await call('POST', '/Response/ObjectResponses', [record], sender);
    const [application] = listed.parse((await call('GET', '/Response/applications', undefined, sender)).body);
    const id = application?.id ?? 0;
    return { id, sender, path: `/admin/applications/${id}` };
  }

  /** Puts it at a stage without anybody's asking. */
  async function place(id: number, stage: ApplicationStage): Promise<void> {
    await db.execute(sql`
      update submissions set hiring_stage = ${stage}, withdrawn_at = case when ${stage} = 'withdrawn' then now() end
      where id = ${id}`);
  }

  async function passChecks(id: number): Promise<void> {
    await db.execute(sql`
      insert into application_checks (submission_id, kind, state, changed_at)
      select ${id}, kind, 'seen', now() from unnest(${sql.param([...requiredChecks])}::text[]) kind`);
  }

  const act = (path: string, body: object, as = admin) => call('POST', `${path}/events`, body, as);
  return { admin, job, care, call, apply, act, place, passChecks };
}
