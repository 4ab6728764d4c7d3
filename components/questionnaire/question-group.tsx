'use client';
import { memo } from 'react';
import { type QuestionActions, QuestionSlot, type QuestionState } from './question-item';
import styles from './questionnaire.module.css';

type QuestionGroupProps = {
  actions: QuestionActions;
  items: readonly QuestionState[];
  /** Whether questions that may be left out are marked so. */
  marksOptional: boolean;
};

/** Pixels: as high as a slot at the least. */
const slotHeight = 500;

/** Neighbours in the stack: far from the window they cost the browser as much as one empty box. */
export const QuestionGroup = memo(function QuestionGroup({ items, actions, marksOptional }: QuestionGroupProps) {
  const shown = items.filter(({ isOnPath }) => isOnPath).length;
  return (
    <div
      className={`${styles.group} ${shown > 0 ? '' : 'hidden noscript:block'}`}
      style={{ containIntrinsicBlockSize: `auto ${shown * slotHeight}px` }}
    >
      {items.map((item) => (
        <QuestionSlot key={item.question.id} {...actions} {...item} marksOptional={marksOptional} />
      ))}
    </div>
  );
}, hasSameProps);

/** The items are made anew for each render: what is in them decides. */
function hasSameProps(before: QuestionGroupProps, after: QuestionGroupProps): boolean {
  return (
    before.marksOptional === after.marksOptional &&
    before.actions === after.actions &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => isSameState(item, after.items[index]))
  );
}

function isSameState(before: QuestionState, after: QuestionState | undefined): boolean {
  return (
    before.question === after?.question &&
    before.values === after.values &&
    before.isOnPath === after.isOnPath &&
    before.number === after.number &&
    before.isCurrent === after.isCurrent &&
    before.fault === after.fault
  );
}
