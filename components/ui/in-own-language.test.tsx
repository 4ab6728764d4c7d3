import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { InOwnLanguage, Sentence } from './in-own-language';

describe('a text of the API', () => {
  it('says on an Arabic page that it is English', () => {
    renderIn('ar', <InOwnLanguage>Every day, 8am to 8pm</InOwnLanguage>);
    expect(screen.getByText('Every day, 8am to 8pm')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Every day, 8am to 8pm')).toHaveAttribute('dir', 'ltr');
  });

  it('adds nothing on an English page', () => {
    const { container } = renderIn('en', <InOwnLanguage as="p">Every day, 8am to 8pm</InOwnLanguage>);
    expect(container.innerHTML).toBe('<p>Every day, 8am to 8pm</p>');
  });

  it('keeps the direction it is given: what people write begins where its first letter says', () => {
    renderIn(
      'ar',
      <InOwnLanguage as="p" dir="auto">
        Thank you, شكرًا
      </InOwnLanguage>,
    );
    expect(screen.getByText(/Thank you/)).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/Thank you/)).toHaveAttribute('dir', 'auto');
  });
});

describe('a sentence around words of the API', () => {
  it('marks those words alone, in any order and however often they come', () => {
    const { container } = renderIn('ar', <Sentence content={['b c', 'a']}>{'من a إلى b c ثم a'}</Sentence>);
    const mark = (text: string) => `<bdi lang="en" dir="ltr">${text}</bdi>`;
    expect(container.innerHTML).toBe(`من ${mark('a')} إلى ${mark('b c')} ثم ${mark('a')}`);
  });

  it.each([[undefined], [''], ['York']])('is plain where it does not hold %j', (content) => {
    const { container } = renderIn('ar', <Sentence content={content}>من نحن</Sentence>);
    expect(container.innerHTML).toBe('من نحن');
  });
});
