import { emptyCallBackFields, readCallBackFields, toFormPage } from './call-back-fields';
import { toCallBack } from './to-call-back';

const filled = { ...emptyCallBackFields, yourName: 'Edith', email: 'edith@example.org', yourMessage: 'Hello' };

describe('a call-back request', () => {
  it('joins day and time, and puts subject and preference behind the message', () => {
    const fields = {
      ...filled,
      date: '2026-12-01',
      time: 'evening',
      contactBy: 'relay',
      phoneNo: '01632 960123',
      about: 'About: Rose Cottage',
      subject: 'Nights',
    };
    expect(toCallBack(fields)).toEqual({
      callBack: {
        yourName: 'Edith',
        email: 'edith@example.org',
        phoneNo: '01632 960123',
        dateTime: '2026-12-01 evening',
        yourMessage: 'Hello\n\nSubject: Nights\n\nPrefers contact by: relay\n\nAbout: Rose Cottage',
      },
    });
  });

  it.each(['phone', 'text', 'relay'])('by %s needs a number', (contactBy) => {
    expect(toCallBack({ ...filled, contactBy })).toMatchObject({
      report: { codes: { phoneNo: { code: 'phoneNeeded' } } },
    });
  });

  it.each(['email', ''])('needs none where the way is “%s”', (contactBy) => {
    expect(toCallBack({ ...filled, contactBy })).toHaveProperty('callBack');
  });

  it('drops a day that is no day', () => {
    const outcome = toCallBack({ ...filled, date: '2026-99-99', time: 'never' });
    expect('callBack' in outcome && outcome.callBack.dateTime).toBe('');
  });

  it.each(['01632 960123', '+44 (0)1632 960 123', '028-9041-0045', '01632 960123 ext 42', '+48 22 123 45 67'])(
    'takes %s for a phone number',
    (phoneNo) => expect(toCallBack({ ...filled, phoneNo })).toHaveProperty('callBack'),
  );

  it.each(['call me', '123', '1'.repeat(30), '01632 <b>960123</b>'])('does not take %s for one', (phoneNo) => {
    expect(toCallBack({ ...filled, phoneNo })).toMatchObject({
      report: { codes: { phoneNo: { code: 'phoneInvalid' } } },
    });
  });
});

describe('the fields of a form', () => {
  const read = (text: string) => readCallBackFields((name) => new URLSearchParams(text).get(name) ?? undefined);

  it('are known by either of their names, and nothing else is taken', () => {
    const ours = read('yourName=+Edith&phoneNo=01632+960123&subject=Nights&yourMessage=Hello&other=1');
    expect(ours).toEqual({
      ...emptyCallBackFields,
      yourName: 'Edith',
      phoneNo: '01632 960123',
      subject: 'Nights',
      yourMessage: 'Hello',
    });
    expect(read('name=Edith&phone_number=01632+960123&msg_subject=Nights&message=Hello')).toEqual(ours);
  });

  it('lead back to their own page, and nowhere else', () => {
    expect(toFormPage('/contact')).toBe('/contact');
    expect(toFormPage('//evil.example')).toBe('/form');
  });
});
