import { toLondonTime } from '@/lib/contract/london-time';
import type { Message } from './queue-mail';

/** Names stay out: whoever registers somebody else's address could write to them through their name. */
export function resetPasswordMail(to: string, link: string): Message {
  return {
    to,
    subject: 'Set a new password',
    text: lines(
      'Hello,',
      'Somebody asked for a new password for your account. To choose one, please open this link within 60 minutes:',
      link,
      'It works once, and only the newest link works.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ),
  };
}

export function passwordChangedMail(to: string, siteUrl: string): Message {
  return {
    to,
    subject: 'Your password was changed',
    text: lines(
      'Hello,',
      'The password of your account has just been changed, and every device was signed out.',
      'If it was not you, please ask for a new password straight away:',
      `${siteUrl}/`,
    ),
  };
}

export function confirmEmailMail(to: string, link: string): Message {
  return {
    to,
    subject: 'Please confirm your email address',
    text: lines(
      'Hello,',
      'Somebody wants to use this address for their account with us. If it was you, please open this link within 60 minutes and press Confirm:',
      link,
      'If it was not you, there is nothing to do: without your confirmation nothing changes.',
    ),
  };
}

export function emailAskedMail(to: string, siteUrl: string): Message {
  return {
    to,
    subject: 'Another email address was asked for',
    text: lines(
      'Hello,',
      'Somebody who is signed in to your account asked for another email address. It changes once that address is confirmed.',
      'If it was not you, please set a new password straight away, which signs every device out:',
      `${siteUrl}/login-register/forgot`,
    ),
  };
}

export function emailChangedMail(to: string, siteUrl: string): Message {
  return {
    to,
    subject: 'The email address of your account was changed',
    text: lines(
      'Hello,',
      'Your account has another email address now, and every device was signed out. This address opens it no more.',
      'If it was not you, please write to us or ring us straight away:',
      `${siteUrl}/contact`,
    ),
  };
}

/** To the owner of an address that somebody gave as theirs, who is told nothing. */
export function accountExistsMail(to: string, siteUrl: string): Message {
  return {
    to,
    subject: 'You have an account with us already',
    text: lines(
      'Hello,',
      'Somebody gave this address for an account with us. You have one already, so nothing was changed.',
      'If it was you, please log in, or choose a new password if you have forgotten yours:',
      `${siteUrl}/login-register/forgot`,
      'If it was not you, there is nothing to do.',
    ),
  };
}

export function postApprovedMail(to: string, title: string): Message {
  return {
    to,
    subject: 'Your post is published',
    text: lines('Hello,', `Thank you for your post “${title}”. Everybody can read it now.`),
  };
}

export function postDeclinedMail(to: string, title: string, words: string): Message {
  return {
    to,
    subject: 'Your post is not published',
    text: lines(
      'Hello,',
      `We have read your post “${title}” and do not publish it as it is. Our editor says:`,
      words,
      'You can change it and send it to us again.',
    ),
  };
}

export function confirmNewsletterMail(to: string, link: { confirm: string; unsubscribe: string }): Message {
  return {
    to,
    subject: 'Please confirm your email address',
    text: lines(
      'Hello,',
      'Somebody asked us to send news to this address. If it was you, please open this link within 7 days and press Confirm:',
      link.confirm,
      'If it was not you, there is nothing to do: without your confirmation we send nothing, and forget the address.',
      'If you change your mind later, this link takes you off our list:',
      link.unsubscribe,
    ),
  };
}

/** Names stay out: mails lie about longer than they are needed. */
export function remindingMail(to: string, siteUrl: string, late: readonly { id: number; dueAt: Date }[]): Message {
  const [first] = late;
  return {
    to,
    subject:
      late.length === 1
        ? `Call-back ${first?.id} waits for its first call`
        : `${late.length} call-backs wait for their first call`,
    text: lines(
      'Hello,',
      'Somebody asked to be called, and nobody has tried yet:',
      ...late.map(
        ({ id, dueAt }) =>
          `Call-back ${id}, promised by ${toLondonTime(dueAt).replace('T', ' ')}: ${siteUrl}/adminPanel/call-backs/${id}`,
      ),
    ),
  };
}

/** To all who look after families but whoever marked it, at once and at any hour. */
export function safeguardingMail(to: string, siteUrl: string, id: number): Message {
  return {
    to,
    subject: `Safeguarding: call-back ${id}`,
    text: lines(
      'Hello,',
      'A colleague marked a call-back for safeguarding: somebody may be at risk. Please read it now:',
      `${siteUrl}/adminPanel/call-backs/${id}`,
      'If somebody is in danger at this moment, ring 999.',
    ),
  };
}

export function complaintReceivedMail(
  to: string,
  { reference, answerBy }: { reference: string; answerBy: Date },
): Message {
  return {
    to,
    subject: `We have your complaint ${reference}`,
    text: lines(
      'Hello,',
      `Thank you for telling us. Your complaint has the number ${reference}; please say it when you write or ring.`,
      `We look into it and answer by ${dayOf(answerBy)} at the latest. We may ask you for more before that.`,
      'If you did not write to us, please tell us: somebody gave this address by mistake.',
    ),
  };
}

/** Words and names stay out: a mail may be read by others. */
export function complaintArrivedMail(to: string, siteUrl: string, { id, reference, acknowledgeBy }: Arrived): Message {
  return {
    to,
    subject: `A complaint came in: ${reference}`,
    text: lines(
      'Hello,',
      `A complaint came in. It is to be acknowledged by ${dayOf(acknowledgeBy)}:`,
      `${siteUrl}/adminPanel/complaints/${id}`,
    ),
  };
}
type Arrived = { id: number; reference: string; acknowledgeBy: Date };

type Promised = { id: number; reference: string; dueAt: Date | null };

/** Nothing of what was typed: whoever types somebody else's address could write to them through it. */
export function toBeCalledMail(to: string, { reference, dueAt }: Promised, link: string): Message {
  return {
    to,
    subject: `We have your request ${reference}`,
    text: lines(
      'Hello,',
      dueAt
        ? `Thank you for asking us to get in touch. We do so before ${inLondon(dueAt)}.`
        : 'Thank you for asking us to get in touch. We do so as soon as we can.',
      `Your reference is ${reference}. See how it stands, choose another time or number, or cancel, for 30 days:`,
      link,
      'If it was not you, open the link and press Cancel: then nobody rings.',
    ),
  };
}

/** Names stay out, as from reminders. */
export function askedMail(to: string, { id, reference, dueAt }: Promised, siteUrl: string): Message {
  return {
    to,
    subject: `Call-back ${reference}: somebody asked to be called`,
    text: lines(
      'Hello,',
      `Somebody asked to be called${dueAt ? `, and was promised it before ${inLondon(dueAt)}` : ''}:`,
      `${siteUrl}/adminPanel/call-backs/${id}`,
    ),
  };
}

const day = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  timeZone: 'UTC',
});

/** '15:10 on Monday 23 November', by London's clocks. */
function inLondon(at: Date): string {
  const local = toLondonTime(at);
  return `${local.slice(11)} on ${day.format(new Date(`${local}Z`)).replace(',', '')}`;
}

/** '26 November 2026', in London. */
function dayOf(at: Date): string {
  return at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
