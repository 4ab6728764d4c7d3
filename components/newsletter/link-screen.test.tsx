import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { LinkScreen } from './link-screen';

const button = (name: string) => screen.queryByRole('button', { name });

describe('the page of a mailed link', () => {
  it('has one button, which sends its key in its language', () => {
    renderIn('ar', <LinkScreen step="unsubscribe" token="key" problem={null} />);
    const form = button('إلغاء الاشتراك')?.closest('form');
    expect(form).toHaveAttribute('action', '/api/newsletter/unsubscribe');
    expect(form).toHaveFormValues({ locale: 'ar', token: 'key' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['later', /came at once.*again later/],
    ['away', /system is not answering.*in a moment/],
  ] as const)('says why it was not tried, and offers it again: %s', (problem, words) => {
    renderIn('en', <LinkScreen step="confirm" token="key" problem={problem} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(button('Confirm')).toBeVisible();
  });

  it('offers people instead of a button that cannot work', () => {
    renderIn('ar', <LinkScreen step="unsubscribe" token="key" problem="absent" />);
    expect(screen.getByRole('alert')).toHaveTextContent('لا يقدّم النظام');
    expect(button('إلغاء الاشتراك')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'اتصلوا بنا' })).toHaveAttribute('href', '/ar/contact');
  });

  it('says that a link without its key is not whole', () => {
    renderIn('en', <LinkScreen step="confirm" token="" problem={null} />);
    expect(screen.getByText(/This link is not complete/)).toBeVisible();
    expect(button('Confirm')).not.toBeInTheDocument();
  });
});
