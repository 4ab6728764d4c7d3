import { and, eq, or, sql } from 'drizzle-orm';
import { isSameText } from '@/care-api/database/same-text';
import { accounts, workAccounts } from '@/care-api/database/schema/accounts';
import { createRow } from '@/care-api/desk/change-row';
import type { Dependencies, WorkAccounts } from '@/care-api/kernel/dependencies';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { newSecretToken } from '@/care-api/kernel/secret-token';
import { type StaffRole, toRoles } from '@/lib/contract/staff';
import { keptAccount } from './account-json';
import { changeStanding } from './change-standing';
import { freeNameFor } from './free-name';
import { askProvider, providerStep, readPerson, type WorkPerson } from './identity-provider';
import { hashPassword } from './passwords';
import { type Attempt, isStaff, type Opened, openSession, startStep, takeChallenge } from './sign-in';

type Standing = { isAdmin: boolean; roles: StaffRole[] };
type Answered = { ticket: string; answer: string };

const returnPath = '/api/sign-in/work/done';

/** @throws Refusal 503 while the provider is away. */
export async function askWorkAccount(deps: Dependencies, again: boolean): Promise<{ address: string; ticket: string }> {
  const { address, step } = await askProvider(workOf(deps), deps.siteUrl + returnPath, again).catch((error) => {
    throw noted(deps, error, 503);
  });
  const challenge = JSON.stringify(step);
  return { address, ticket: await startStep(deps.database.db, { accountId: null, challenge, now: deps.now() }) };
}

/** @throws Refusal 401 for an answer that proves nothing, 403 for somebody who does nothing here. */
export async function signInByWorkAccount(deps: Dependencies, answered: Answered, attempt: Attempt): Promise<Opened> {
  const { db } = deps.database;
  const work = workOf(deps);
  const person = await provePerson(deps, work, answered);
  const standing = standingOf(work, person);
  const id = (await findAccount(deps, person)) ?? (await addColleague(deps, person, standing));
  if (id === null) throw nobodyHere();
  if (standing) await follow(deps, id, standing);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account || !isStaff(account)) throw nobodyHere(id);
  const ready = account.mustChoose ? await dropGivenPassword(deps, id) : account;
  const { issuer, subject } = person;
  const opened = await openSession(db, ready, { ...attempt, isWork: true }, async (tx) => {
    await tx.insert(workAccounts).values({ issuer, subject, accountId: id }).onConflictDoNothing();
    return true;
  });
  if (!opened) throw nobodyHere(id);
  return opened;
}

async function provePerson(deps: Dependencies, work: WorkAccounts, { ticket, answer }: Answered): Promise<WorkPerson> {
  const challenge = await takeChallenge(deps.database.db, { ticket, accountId: null, now: deps.now() });
  const step = providerStep.safeParse(jsonOf(challenge ?? '')).data;
  if (!step) throw new Refusal(401, 'workAccountFailed');
  const address = new URL(deps.siteUrl + returnPath);
  address.search = answer;
  const person = await readPerson(work, address, step).catch((error) => {
    throw noted(deps, error, 401);
  });
  if (!work.domains.includes(person.email.replace(/^.*@/, '').toLowerCase())) throw nobodyHere();
  return person;
}

function standingOf({ groups }: WorkAccounts, person: WorkPerson): Standing | null {
  if (groups.size === 0) return null;
  const names = person.groups.flatMap((group) => groups.get(group) ?? []);
  return { isAdmin: names.includes('admin'), roles: toRoles(names) };
}

/** By the provider's name for them, else by an email that nobody else came with before: emails are given on. */
async function findAccount({ database: { db } }: Dependencies, person: WorkPerson): Promise<string | null> {
  const { issuer, subject, email } = person;
  const known = and(eq(workAccounts.issuer, issuer), eq(workAccounts.accountId, accounts.id));
  const isTheirs = eq(workAccounts.subject, subject);
  const isNobodys = and(isSameText(accounts.email, email), sql`${workAccounts.subject} is null`);
  const rows = await db
    .select({ account: accounts, subject: workAccounts.subject })
    .from(accounts)
    .leftJoin(workAccounts, known)
    .where(or(isTheirs, isNobodys));
  const own = rows.find((row) => row.subject === subject) ?? rows.find(({ account }) => isStaff(account));
  return own?.account.id ?? null;
}

/** Null where nothing says what they would do, and where a visitor has their email: an admin makes that one a colleague. */
async function addColleague(deps: Dependencies, { email }: WorkPerson, standing: Standing | null) {
  if (!standing || !isStaff(standing)) return null;
  const passwordHash = await hashPassword(newSecretToken());
  const deed = { resource: keptAccount, caller: null, action: 'create' as const, now: deps.now() };
  const made = await createRow(deps.database.db, deed, async (tx) => {
    const row = { email, username: await freeNameFor(tx, email), passwordHash, ...standing, createdAt: deps.now() };
    const [stored] = await tx.insert(accounts).values(row).onConflictDoNothing().returning();
    return stored?.id;
  });
  return made?.userId ?? null;
}

/** Groups say it at each log-in, never for the break-glass account. @throws Refusal 422 when no admin would be left. */
async function follow(deps: Dependencies, id: string, standing: Standing): Promise<void> {
  const { email, isAdmin, roles } = accounts;
  const [now] = await deps.database.db.select({ email, isAdmin, roles }).from(accounts).where(eq(accounts.id, id));
  if (!now || now.email.toLowerCase() === deps.breakGlassAdmin?.toLowerCase()) return;
  if (now.isAdmin === standing.isAdmin && String(toRoles(now.roles)) === String(standing.roles)) return;
  await changeStanding(deps, { id, caller: null, seen: null, now: deps.now(), action: 'roles' }, standing);
}

/** Whoever comes by a work account has no password to choose, and the one that was given opens nothing any more. */
async function dropGivenPassword({ database: { db } }: Dependencies, id: string) {
  const unknown = { passwordHash: await hashPassword(newSecretToken()), mustChoose: false };
  const [account] = await db.update(accounts).set(unknown).where(eq(accounts.id, id)).returning();
  if (!account) throw nobodyHere(id);
  return account;
}

function workOf({ workAccounts: work }: Dependencies): WorkAccounts {
  if (!work) throw new Refusal(404, 'nothingHere');
  return work;
}

function noted({ log }: Dependencies, error: unknown, status: 401 | 503): Refusal {
  log({ level: 'warn', message: 'work account', reason: reasonOf(error) });
  return new Refusal(status, 'workAccountFailed');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const nobodyHere = (about?: string) => new Refusal(403, 'workAccountUnknown', undefined, undefined, about);
