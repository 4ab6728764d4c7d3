import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { toReport } from '@/lib/contract/fault-words';
import { FooterNewsletter } from './footer-newsletter';

function answer(status: number, body: object = { message: 'sent' }) {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: status < 300, status, json: async () => body });
}
const box = () => screen.getByLabelText('Your Email*');
const press = () => userEvent.click(screen.getByRole('button', { name: 'SUBSCRIBE now' }));

describe("the newsletter's box", () => {
  it('works as a plain form without script', () => {
    renderIn('ar', <FooterNewsletter />);
    const form = screen.getByRole('button', { name: 'اشتركوا الآن' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/newsletter');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ locale: 'ar', topic: 'news', email: '' });
  });

  it('has the words of the specification', async () => {
    answer(422, toReport('problem', { email: 'newsletterEmailRequired' }));
    renderIn('en', <FooterNewsletter />);
    expect(box()).toHaveAttribute('type', 'email');
    expect(box()).toBeRequired();
    expect(box()).toHaveAttribute('placeholder', 'Your Email*');
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Please enter your email');
    expect(box()).toBeInvalid();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription('Please enter your email');
  });

  it('thanks and clears the box', async () => {
    answer(201);
    renderIn('en', <FooterNewsletter />);
    await userEvent.type(box(), 'edith@example.org');
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('open the link in the email');
    expect(box()).toHaveValue('');
    const sent = JSON.parse(jest.mocked(fetch).mock.calls[0]?.[1]?.body as string);
    expect(sent).toMatchObject({ email: 'edith@example.org', topic: 'news', locale: 'en' });
  });

  it.each([
    [422, toReport('problem', { email: 'emailInvalid' }), 'Please provide valid email'],
    [422, toReport('problem', { email: 'invisibleCharacters' }), 'Please provide valid email'],
    [429, toReport('newsletterTooMany'), 'Please try again later.'],
    [501, toReport('absent'), 'We have no newsletter'],
    [502, toReport('systemAway'), 'Our system is not answering.'],
    [400, { message: 'Words of another API' }, 'Our system is not answering.'],
  ])('says what %p means and keeps the address', async (status, body, text) => {
    answer(status, body);
    renderIn('en', <FooterNewsletter />);
    await userEvent.type(box(), 'edith');
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(box()).toHaveValue('edith');
  });

  it('keeps the address when the network is away', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('failed'));
    renderIn('en', <FooterNewsletter />);
    await userEvent.type(box(), 'edith@example.org');
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Our system is not answering. Your address was not sent');
    expect(box()).toHaveValue('edith@example.org');
  });
});
