import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { TextDifference } from './text-difference';

const marked = (container: HTMLElement, mark: string) =>
  [...container.querySelectorAll(mark)].map(({ textContent }) => textContent);

it('shows a text as it is read, and marks the words that differ', () => {
  const { container } = renderIn(
    'en',
    <TextDifference before="<p>A &amp; B</p><p>Costs £900.</p>" after="<p>A &amp; B</p><p>Costs £950.</p>" />,
  );
  expect(container).toHaveTextContent('A & BCosts £900.£950.');
  expect([marked(container, 'del'), marked(container, 'ins')]).toEqual([['£900.'], ['£950.']]);
  expect(screen.queryByText(/as HTML/)).not.toBeInTheDocument();
});

it('folds paragraphs that stayed, where there are many', () => {
  const stayed = '<p>One</p><p>Two</p><p>Three</p>';
  renderIn('en', <TextDifference before={`${stayed}<p>Old</p>`} after={`${stayed}<p>New</p>`} />);
  expect(screen.getByText('3 paragraphs unchanged')).toBeVisible();
  expect(screen.getByText('Two')).not.toBeVisible();
});

it('has what differs around the same words behind a button', () => {
  const { container } = renderIn(
    'ar',
    <TextDifference before='<p><a href="/a">Here</a></p>' after='<p><a href="/b">Here</a></p>' />,
  );
  expect(screen.getByText(/HTML/)).toBeVisible();
  expect(marked(container, 'ins')).toEqual(['href="/b">Here</a></p>']);
});
