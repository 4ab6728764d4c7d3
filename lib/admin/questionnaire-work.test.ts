import { addQuestion, blankQuestion, changeQuestion, moveQuestion } from '@/lib/questionnaire/draft/edit-questions';
import { readQuestionsText, toQuestionsText } from '@/lib/questionnaire/draft/questions-text';
import { mergeEdits } from './merge-edits';
import { questionnaireWork } from './questionnaire-work';

const make = (id: number, headline: string) => ({ ...blankQuestion(id), headline });
const three = [make(1, 'Name? <b>& more'), make(2, 'من أين أنتم؟'), make(3, 'Anything\n\nelse?')];
const reword = (id: number, headline: string) => changeQuestion(three, id, (one) => ({ ...one, headline }));
const fields = (questions: typeof three) => ({ questions: toQuestionsText(questions) });
const headlines = ({ questions = '' }) => readQuestionsText(questions)?.map(({ headline }) => headline);

it('two people in one questionnaire lose no word: each question is as one of them wrote it', () => {
  const mine = fields(reword(1, 'Who are you?'));
  const theirs = fields(addQuestion(reword(3, 'And else?'), 2, make(9, 'New <i>one</i>')));
  const merged = mergeEdits(fields(three), mine, theirs);
  expect(merged.clashes).toEqual([]);
  expect(headlines(merged.fields)).toEqual(['Who are you?', 'من أين أنتم؟', 'New <i>one</i>', 'And else?']);
});

it('one question that both changed is asked about, in words', () => {
  const [mine, theirs] = [fields(reword(1, 'Mine')), fields(reword(1, 'Theirs'))];
  const { clashes } = mergeEdits(fields(three), mine, theirs);
  expect(clashes).toMatchObject([{ field: 'questions', mine: mine.questions, theirs: theirs.questions }]);
  expect(questionnaireWork.toWords?.('questions', mine.questions)).toMatch(/^1\. Mine\n\n2\. من أين أنتم؟\n\n3\. /);
});

it('says the choices and where they lead', () => {
  const jumps = [
    { conditionValue: [{ value: 'no' }], destination: { id: 2 } },
    { conditionValue: [], destination: { id: 0 } },
  ];
  const choices = [{ value: 'no', label: 'No' }];
  const text = toQuestionsText([
    { ...make(1, 'Ready?'), questionType: 'multiple-choice', choices, jumps },
    make(2, 'Why?'),
  ]);
  expect(questionnaireWork.toWords?.('questions', text)).toBe('1. Ready?\n– No\nno → 2\n* → ■\n\n2. Why?');
});

it('keeps what the API has where the text of a form is none of ours', () => {
  const was = { title: 'Carers', questions: three, more: 1 };
  const { toData, toFields } = questionnaireWork.map;
  expect(toData({ questions: 'nonsense', title: 'Nurses' }, was)).toEqual({ ...was, title: 'Nurses' });
  const moved = { ...toFields(was), ...fields(moveQuestion(three, 3, 0)) };
  expect(toData(moved, was).questions).toEqual([three[2], three[0], three[1]]);
  expect(toFields(toData(moved, was))).toEqual(moved);
});
