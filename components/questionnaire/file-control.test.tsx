import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '@/components/testing/render-in';
import { makeQuestion } from '@/lib/answers/testing/make-question';
import { FileControl } from './file-control';

const id = 'c'.repeat(24);
/** Requests under way, and what they are answered. */
const asked: { address: string; name: string; answer: (status: number, body: object) => void; hang: () => void }[] = [];
/** Names of files whose request was ended here. */
const stopped: string[] = [];
class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onabort = () => {};
  ontimeout = () => {};
  timeout = 0;
  status = 0;
  response: object = {};
  address = '';
  open = (_: string, address: string) => {
    this.address = address;
  };
  setRequestHeader = () => {};
  name = '';
  abort() {
    stopped.push(this.name);
    this.onabort();
  }
  send(form: FormData) {
    const file = form.get('file');
    const answer = (status: number, response: object) =>
      act(async () => {
        Object.assign(this, { status, response });
        this.onload();
      });
    const hang = () =>
      act(async () => {
        if (this.timeout > 0) this.ontimeout();
      });
    this.name = file instanceof File ? file.name : '';
    asked.push({ address: this.address, name: this.name, answer, hang });
  }
}
const uploads: string[] = [];
const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  uploads.length = 0;
  asked.length = 0;
  stopped.length = 0;
  globalThis.XMLHttpRequest = Request as never;
});
afterEach(() => {
  globalThis.XMLHttpRequest = original;
});

function Control({ isTrial = false }) {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <>
      <label htmlFor="cv">Your CV</label>
      <FileControl
        id="cv"
        question={makeQuestion({ id: 5, inputKind: 'file' })}
        field="cv"
        {...{ values, isTrial }}
        describedBy={undefined}
        isInvalid={false}
        onChange={setValues}
        onUpload={(upload) => uploads.push(upload)}
        onAdvance={() => {}}
      />
      <samp>{values.join()}</samp>
    </>
  );
}
const file = (content = '%PDF-', name = 'my cv.pdf') => new File([content], name);
const choose = (chosen: File) => userEvent.upload(screen.getByLabelText('Your CV'), chosen, { applyAccept: false });
const answer = () => document.querySelector('samp')?.textContent;

it('is sent as it is chosen, and is an answer once it is there; it can be taken away', async () => {
  renderIn('en', <Control />);
  await choose(file());
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
  expect(answer()).toBe('');
  await asked[0]!.answer(200, { file: { id, name: 'my cv.pdf' } });
  expect(asked).toMatchObject([{ address: '/api/answers/files', name: 'my cv.pdf' }]);
  expect(answer()).toBe(`${id}/my cv.pdf`);
  expect(uploads).toEqual(['begun', 'taken']);
  expect(screen.getByRole('link', { name: 'my cv.pdf' })).toHaveAttribute('href', `/api/answers/files/${id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Remove my cv.pdf' }));
  expect(answer()).toBe('');
});

it('says what is wrong in words, and sends nothing that cannot be taken', async () => {
  renderIn('en', <Control />);
  await choose(file(''));
  expect(screen.getByRole('alert')).toHaveTextContent('This file is empty.');
  await choose(file('x'.repeat(11 * 1024 * 1024)));
  expect(screen.getByRole('alert')).toHaveTextContent('at most 10 MB');
  expect(asked).toEqual([]);
  await choose(file('MZ', 'cv.docx'));
  await asked[0]!.answer(422, { message: 'No', code: 'fileTypeWrong' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a PDF, Word (.docx), ODT, JPEG or PNG file.');
  await choose(file());
  await asked[1]!.answer(401, { message: 'No', code: 'signInFirst' });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.'));
  expect(answer()).toBe('');
});

it('the one that was chosen last counts', async () => {
  renderIn('en', <Control />);
  await choose(file('%PDF-1', 'first.pdf'));
  await choose(file('%PDF-2', 'second.pdf'));
  await asked[1]!.answer(200, { file: { id, name: 'second.pdf' } });
  await asked[0]!.answer(200, { file: { id: 'd'.repeat(24), name: 'first.pdf' } });
  expect(answer()).toBe(`${id}/second.pdf`);
});

it('one that hangs on its way is given up after a time, and can be taken away before', async () => {
  renderIn('en', <Control />);
  await choose(file('%PDF-1', 'first.pdf'));
  await asked[0]!.hang();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the Network!');
  await choose(file('%PDF-2', 'second.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove second.pdf' }));
  expect(stopped.at(-1)).toBe('second.pdf');
  expect(screen.queryByText('Sending')).toBeNull();
  expect([answer(), uploads]).toEqual(['', ['begun', 'refused', 'begun', 'stopped']]);
});

it('one that cannot be taken ends none that is on its way', async () => {
  renderIn('en', <Control />);
  await choose(file('%PDF-1', 'first.pdf'));
  await choose(file('', 'empty.pdf'));
  expect(screen.getByRole('button', { name: 'Remove first.pdf' })).toBeVisible();
  await asked[0]!.answer(200, { file: { id, name: 'first.pdf' } });
  expect(answer()).toBe(`${id}/first.pdf`);
});

it('nothing is sent of a questionnaire that is only looked at', async () => {
  renderIn('en', <Control isTrial />);
  await choose(file());
  expect(answer()).toMatch(/\/my cv\.pdf$/);
  expect(asked).toEqual([]);
});
