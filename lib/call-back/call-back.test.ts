import { emptyCallBackFields } from './call-back-fields';
import { readDraft, writeDraft } from './draft-cookie';
import { readSubmission } from './read-submission';
import { toCallBack } from './to-call-back';

const filled = { ...emptyCallBackFields, yourName: 'Edith', email: 'edith@example.org', yourMessage: 'Hello' };

describe('a call-back request', () => {
  it('joins day and time, and puts subject and preference behind the message', () => {
    const fields = {
      ...filled,
      date: '2026-12-01',
      time: 'evening',
      contactBy: 'relay',
      about: 'About: Rose Cottage',
      subject: 'Nights',
    };
    expect(toCallBack(fields)).toEqual({
      callBack: {
        yourName: 'Edith',
        email: 'edith@example.org',
        phoneNo: '',
        dateTime: '2026-12-01 evening',
        yourMessage: 'Hello\n\nSubject: Nights\n\nPrefers contact by: relay\n\nAbout: Rose Cottage',
      },
    });
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
      fault: { errors: { phoneNo: 'Please enter a valid phone number' } },
    });
  });
});

describe('a draft', () => {
  it('comes back whole, in any script', () => {
    const draft = {
      fields: { ...filled, yourMessage: 'أمي تحتاج إلى رعاية; “yes” = 100%' },
      fault: { message: 'm', errors: { email: 'e' } },
    };
    expect(readDraft(writeDraft(draft))).toEqual(draft);
  });

  it('stays below what a browser keeps, cutting the message last', () => {
    const draft = { fields: { ...filled, yourMessage: 'ر'.repeat(2_000) }, fault: { message: 'm', errors: {} } };
    const cookie = writeDraft(draft);
    expect(cookie.length).toBeLessThanOrEqual(3_800);
    expect(readDraft(cookie)?.fields.yourName).toBe('Edith');
    expect(readDraft(cookie)?.fields.yourMessage.length).toBeGreaterThan(500);
  });

  it.each([undefined, '', 'nonsense', Buffer.from('{"fields":3}').toString('base64url')])(
    'is null for %s',
    (cookie) => {
      expect(readDraft(cookie)).toBeNull();
    },
  );
});

describe('a submission', () => {
  const submit = (body: string, type: string) =>
    readSubmission(new Request('http://site.example/', { method: 'POST', body, headers: { 'content-type': type } }));

  it('reads a form and JSON alike', async () => {
    const form = await submit(
      'yourName=Edith&yourMessage=a%26b&locale=ar&other=1',
      'application/x-www-form-urlencoded',
    );
    const json = await submit(
      '{"yourName":"Edith","yourMessage":"a&b","locale":"ar","other":1}',
      'application/json; charset=utf-8',
    );
    expect(form).toEqual(json);
    expect(form).toMatchObject({
      fields: { yourName: 'Edith', yourMessage: 'a&b', email: '' },
      locale: 'ar',
      isFromProgram: false,
    });
  });

  it('knows the fields of the contact form by their names, and where it stands', async () => {
    const body = 'name=Edith&phone_number=01632+960123&msg_subject=Nights&message=Hello&page=/contact';
    expect(await submit(body, 'application/x-www-form-urlencoded')).toMatchObject({
      fields: { yourName: 'Edith', phoneNo: '01632 960123', subject: 'Nights', yourMessage: 'Hello' },
      page: '/contact',
    });
    const elsewhere = await submit('page=//evil.example', 'application/x-www-form-urlencoded');
    expect(elsewhere).toMatchObject({ page: '/form' });
  });

  it('knows a program by the field people never see', async () => {
    expect(await submit('company_website=x', 'application/x-www-form-urlencoded')).toMatchObject({
      isFromProgram: true,
    });
  });

  it('is null for anything else, and too large above 64 kB', async () => {
    expect(await submit('<xml/>', 'text/xml')).toBeNull();
    expect(await submit('[1]', 'application/json')).toBeNull();
    expect(await submit('{', 'application/json')).toBeNull();
    expect(await submit(`yourMessage=${'x'.repeat(70_000)}`, 'application/x-www-form-urlencoded')).toBe('too large');
  });
});
