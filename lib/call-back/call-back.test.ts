import { toPublished } from '@/lib/care-api/published/to-call-back';
import { emptyCallBackFields, readCallBackFields, toFormPage } from './call-back-fields';
import { toPromised } from './to-call-back';

const now = new Date('2026-11-20T12:00:00Z');
const filled = { ...emptyCallBackFields, yourName: 'Edith', email: 'edith@example.org', yourMessage: 'Hello' };
const promised = (change: Partial<typeof filled>, topic?: string) => toPromised({ ...filled, ...change }, now, topic);
const refusal = (code: string, field: string) => ({ report: { codes: { [field]: { code } } } });

describe('a call-back request', () => {
  const whole = {
    date: '2026-12-01',
    time: 'evening',
    contactBy: 'relay',
    phoneNo: '01632 960123',
    subject: 'Nights',
    formats: 'largePrint,audio,none',
    interpreter: 'Polish',
    needWords: 'Slowly.',
  };

  it('joins day and time, keeps needs and subject apart, and lets the message be', () => {
    expect(promised(whole, 'Rose Cottage')).toEqual({
      promised: {
        yourName: 'Edith',
        email: 'edith@example.org',
        phoneNo: '01632 960123',
        contactBy: 'relay',
        dateTime: '2026-12-01 evening',
        yourMessage: 'Hello\n\nSubject: Nights',
        topic: 'Rose Cottage',
        needs: { formats: ['largePrint', 'audio'], interpreter: 'Polish', words: 'Slowly.' },
      },
    });
  });

  it('says in the message what published calls have no field for', () => {
    const asked = promised(whole, 'Rose Cottage');
    const sent = 'promised' in asked && toPublished(asked.promised);
    expect(sent).toMatchObject({
      callBack: {
        yourMessage: [
          'Hello',
          'Subject: Nights',
          'Prefers contact by: relay',
          'About: Rose Cottage',
          'Needs: largePrint, audio; an interpreter for Polish; Slowly.',
        ].join('\n\n'),
      },
    });
    const long = promised({ ...whole, yourMessage: 'x'.repeat(3_980) }, 'Rose Cottage');
    const { callBack } = { callBack: { yourMessage: '' }, ...('promised' in long && toPublished(long.promised)) };
    expect(callBack.yourMessage).toMatch(/^x{3000}.*Needs: largePrint, audio; an interpreter for Polish; Slowly\.$/s);
    expect(callBack.yourMessage).toHaveLength(4_000);
    const noEmail = promised({ ...whole, email: '' });
    expect('promised' in noEmail && toPublished(noEmail.promised)).toMatchObject(refusal('emailRequired', 'email'));
  });

  it.each([
    ['phone', '', 'Please ring me.'],
    ['phone', 'Rose Cottage (listing 12)', 'Please ring me about Rose Cottage (listing 12).'],
    ['email', 'Rose Cottage (listing 12)', 'Please write to me about Rose Cottage (listing 12).'],
  ])('without a message, by %s and from “%s”, says “%s”', (contactBy, topic, yourMessage) => {
    const asked = promised({ contactBy, phoneNo: '01632 960123', yourMessage: ' ' }, topic);
    expect(asked).toMatchObject({ promised: { yourMessage } });
  });

  it.each(['phone', 'text', 'relay'])('by %s needs a number, and no email', (contactBy) => {
    expect(promised({ contactBy })).toMatchObject(refusal('phoneNeeded', 'phoneNo'));
    expect(promised({ contactBy, email: '', phoneNo: '01632 960123' })).toHaveProperty('promised');
  });

  it.each(['email', ''])('needs an email and no number where the way is “%s”', (contactBy) => {
    expect(promised({ contactBy })).toHaveProperty('promised');
    expect(promised({ contactBy, email: '' })).toMatchObject(refusal('emailRequired', 'email'));
  });

  it('says all that is wrong at once', () => {
    expect(promised({ contactBy: 'phone', yourName: '', email: 'no' })).toMatchObject({
      report: {
        codes: {
          yourName: { code: 'nameRequired' },
          email: { code: 'emailInvalid' },
          phoneNo: { code: 'phoneNeeded' },
        },
      },
    });
  });

  it('drops a day that is no day, and refuses one that is over', () => {
    expect(promised({ date: '2026-99-99', time: 'never' })).toMatchObject({ promised: { dateTime: '' } });
    expect(promised({ date: '2027-02-31' })).toMatchObject({ promised: { dateTime: '' } });
    expect(promised({ date: '2026-11-20' })).toHaveProperty('promised');
    expect(promised({ date: '2026-11-19' })).toMatchObject(refusal('dayPast', 'date'));
  });

  it.each(['01632 960123', '+44 (0)1632 960 123', '028-9041-0045', '01632 960123 ext 42', '+48 22 123 45 67'])(
    'takes %s for a phone number',
    (phoneNo) => expect(promised({ phoneNo })).toHaveProperty('promised'),
  );

  it.each(['call me', '123', '1'.repeat(30), '01632 <b>960123</b>'])('does not take %s for one', (phoneNo) => {
    expect(promised({ phoneNo })).toMatchObject(refusal('phoneInvalid', 'phoneNo'));
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
