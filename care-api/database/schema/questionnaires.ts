import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { applicationStages, applicationSteps, closingReasons } from '@/lib/contract/application-stage';
import { fileTypes } from '@/lib/contract/file-answer';
import { inputKinds, questionPrivacies, questionTypes } from '@/lib/contract/questionnaire';
import { lawRules, purposes } from '@/lib/contract/questionnaire-purpose';
import { accounts } from './accounts';
import { moment, person } from './case-columns';
import { createdAt, importedFrom, uniqueImport, updatedAt, version } from './columns';
import { listingStatus, listings } from './listings';
import { keptColumns } from './trash-columns';

export const questionType = pgEnum('question_type', questionTypes);
export const inputKind = pgEnum('input_kind', inputKinds);

export const questionnaires = pgTable(
  'questionnaires',
  {
    id: serial('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** '' where nobody has said it: then its words tell. */
    purpose: text('purpose', { enum: ['', ...purposes] })
      .notNull()
      .default(''),
    ...importedFrom,
    ...keptColumns(),
  },
  (table) => [uniqueImport('questionnaires_source_key', table)],
);

/** A listing has one questionnaire at most. */
export const listingQuestionnaires = pgTable(
  'listing_questionnaires',
  {
    listingId: integer('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    questionnaireId: integer('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id, { onDelete: 'cascade' }),
  },
  (table) => [index('listing_questionnaires_questionnaire').on(table.questionnaireId)],
);

/** Questions that stay as they are against advice, by what they mean: another meaning is advised on anew. */
export const questionnaireAdvice = pgTable(
  'questionnaire_advice',
  {
    questionnaireId: integer('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id, { onDelete: 'cascade' }),
    rule: text('rule', { enum: lawRules }).notNull(),
    meaning: text('meaning').notNull(),
    reason: text('reason').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.questionnaireId, table.meaning, table.rule] })],
);

/** Its questions as they stood; the highest number is the one asked now. Answers keep theirs. */
export const questionnaireVersions = pgTable(
  'questionnaire_versions',
  {
    id: serial('id').primaryKey(),
    questionnaireId: integer('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt,
  },
  (table) => [uniqueIndex('questionnaire_versions_number').on(table.questionnaireId, table.number)],
);

export const questions = pgTable(
  'questions',
  {
    id: serial('id').primaryKey(),
    versionId: integer('version_id')
      .notNull()
      .references(() => questionnaireVersions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    identifier: text('identifier').notNull(),
    headline: text('headline').notNull(),
    description: text('description').notNull().default(''),
    type: questionType('type').notNull(),
    inputKind: inputKind('input_kind'),
    multiple: boolean('multiple').notNull().default(false),
    required: boolean('required').notNull().default(false),
    privacy: text('privacy', { enum: questionPrivacies }),
    /** Of a number. */
    unit: text('unit').notNull().default(''),
    min: doublePrecision('min'),
    max: doublePrecision('max'),
  },
  (table) => [
    uniqueIndex('questions_position').on(table.versionId, table.position),
    uniqueIndex('questions_identifier').on(table.versionId, table.identifier),
  ],
);

export const questionChoices = pgTable(
  'question_choices',
  {
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.position] })],
);

export const questionJumps = pgTable(
  'question_jumps',
  {
    id: serial('id').primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** None for the end of the questionnaire. */
    destinationId: integer('destination_id').references(() => questions.id, { onDelete: 'cascade' }),
    /** The first one counts; none at all means 'otherwise go to'. */
    conditionValues: text('condition_values').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('question_jumps_position').on(table.questionId, table.position),
    index('question_jumps_destination').on(table.destinationId).where(sql`${table.destinationId} is not null`),
  ],
);

export const submissions = pgTable(
  'submissions',
  {
    id: serial('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    versionId: integer('version_id')
      .notNull()
      .references(() => questionnaireVersions.id, { onDelete: 'restrict' }),
    /** The same for a repeat of the same submission, which is stored once. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Whether it was for a job when it was sent, whatever becomes of its listing; null where an older API took it. */
    isJob: boolean('is_job'),
    /** By its stage: a trigger says it. */
    status: listingStatus('status').notNull().default('Open'),
    language: text('language').notNull().default(''),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** As an API of the release before has it: a trigger keeps it beside `hiringStage`, and that one beside it. */
    stage: text('stage').notNull().default('sent'),
    hiringStage: text('hiring_stage', { enum: applicationStages }).notNull().default('sent'),
    stageSince: moment('stage_since').notNull().defaultNow(),
    /** When it first was so far that staff see who sent it, also in the anonymous view. */
    shortlistedAt: moment('shortlisted_at'),
    /** Of one that was closed; '' where nobody said it. */
    reason: text('reason', { enum: ['', ...closingReasons] })
      .notNull()
      .default(''),
    ownerId: person('owner_id'),
    /** When its sender last heard from us, beside the mail about its last step. */
    lastWordAt: moment('last_word_at'),
    /** When its sender wrote what nobody has answered yet. */
    repliedAt: moment('replied_at'),
    nextStep: text('next_step').notNull().default(''),
    nextOn: date('next_on'),
    /** The mail about its last step, and where its sender knew it to stand before that. */
    stepMail: integer('step_mail'),
    toldStage: text('told_stage', { enum: applicationSteps }),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    index('submissions_account').on(table.accountId, table.id),
    index('submissions_listing').on(table.listingId),
    index('submissions_version').on(table.versionId),
    index('submissions_stage').on(table.hiringStage, table.id),
    index('submissions_owner').on(table.ownerId),
  ],
);

export const responses = pgTable(
  'responses',
  {
    id: serial('id').primaryKey(),
    /** Null for an answer that was sent by itself. */
    submissionId: integer('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    listingId: integer('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    label: text('label').notNull().default(''),
    value: text('value').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt,
  },
  (table) => [
    index('responses_submission').on(table.submissionId, table.id),
    index('responses_account').on(table.accountId),
    index('responses_question').on(table.questionId),
    index('responses_listing').on(table.listingId),
  ],
);

export const answerFiles = pgTable(
  'answer_files',
  {
    id: text('id').primaryKey(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    responseId: integer('response_id').references(() => responses.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: text('type', { enum: fileTypes }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt,
  },
  (table) => [
    index('answer_files_account').on(table.accountId),
    uniqueIndex('answer_files_response').on(table.responseId),
  ],
);
