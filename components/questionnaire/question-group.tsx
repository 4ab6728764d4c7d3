'use client';
import { Activity, memo, useEffect } from 'react';
import { type QuestionActions, type QuestionSetting, QuestionSlot, type QuestionState } from './question-item';
import styles from './questionnaire.module.css';
import { questionElementId } from './use-current-question';

type QuestionGroupProps = {
  actions: QuestionActions;
  setting: QuestionSetting;
  items: readonly QuestionState[];
};

/** Pixels: as high as a slot at the least. */
const slotHeight = 500;

/**
 * Neighbours in the stack. Far from the window they cost the browser as much as one empty box, and they come to life one
 * group at a time: the first key waits for its own group at the most.
 */
export const QuestionGroup = memo(function QuestionGroup(props: QuestionGroupProps) {
  const shown = props.items.filter(({ isOnPath }) => isOnPath).length;
  return (
    <div
      className={`${styles.group} ${shown > 0 ? '' : 'hidden noscript:block'}`}
      style={{ containIntrinsicBlockSize: `auto ${shown * slotHeight}px` }}
    >
      <Activity>
        <Slots {...props} />
      </Activity>
    </div>
  );
}, hasSameProps);

/** A group that is jumped over as a whole stays as it was: mostly it comes back as it went. */
const Slots = memo(
  function Slots({ items, actions, setting }: QuestionGroupProps) {
    const firstId = items[0]?.question.id ?? 0;
    useEffect(() => {
      // Nobody waits for a preview.
      if (!setting.isTrial) settleStyle(questionElementId(firstId));
    }, [firstId, setting.isTrial]);
    return items.map((item) => <QuestionSlot key={item.question.id} {...actions} {...setting} {...item} />);
  },
  (before, after) => after.items.every(({ isOnPath }) => !isOnPath) || hasSameProps(before, after),
);

/**
 * React writes each field's value again as it takes hold of it. The style of far fields would wait for whoever asks: the
 * first text that gets the focus, for all of them at once.
 */
function settleStyle(elementId: string): void {
  const element = document.getElementById(elementId);
  if (element) void getComputedStyle(element).display;
}

/** The items are made anew for each render: what is in them decides. */
function hasSameProps(before: QuestionGroupProps, after: QuestionGroupProps): boolean {
  return (
    before.setting === after.setting &&
    before.actions === after.actions &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => isSameState(item, after.items[index]))
  );
}

function isSameState(before: QuestionState, after: QuestionState | undefined): boolean {
  return (
    before.question === after?.question &&
    before.field === after.field &&
    before.values === after.values &&
    before.isOnPath === after.isOnPath &&
    before.isFirst === after.isFirst &&
    before.number === after.number &&
    before.isCurrent === after.isCurrent &&
    before.fault === after.fault
  );
}
