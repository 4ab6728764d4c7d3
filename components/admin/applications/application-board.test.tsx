import { fireEvent, screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { applicationResource } from '@/lib/admin/applications';
import { emptyListQuery, listSearch } from '@/lib/admin/list-query';
import { type ReceivedApplication, receivedApplicationSchema } from '@/lib/contract/application';
import { type ApplicationStage, applicationStages, listNextStages } from '@/lib/contract/application-stage';
import { ApplicationBoard } from './application-board';

const rules = applicationResource.rules;
const now = new Date().toISOString();

function row(id: number, stage: ApplicationStage): ReceivedApplication {
  return receivedApplicationSchema.parse({
    ...{ applicationId: id, reference: `LC-${id}`, typeTitle: 'Night carer', applicant: `Person ${id}`, email: '' },
    ...{ isUnconfirmed: false, withdrawn: stage === 'withdrawn', isJob: true, stage, stageSince: now, reason: '' },
    ...{ nextStep: '', createdAt: now, ownerName: '', lastWordAt: now, checksDone: 3, version: 7 },
  });
}

function show(rows: ReceivedApplication[], { isAdmin = false, total = 1 } = {}) {
  const query = { ...emptyListQuery(rules), status: 'open', view: 'board' };
  const columns = applicationStages.flatMap((stage) => {
    const items = rows.filter((one) => one.stage === stage);
    return items.length > 0 ? [{ stage, items, total: Math.max(total, items.length) }] : [];
  });
  const hrefTo = (change: object) => `/adminPanel/applications${listSearch(query, rules, change)}`;
  renderIn('en', <ApplicationBoard {...{ query, hrefTo, isAdmin, columns }} />);
}

const card = (id: number) => screen.getByText(`Person ${id}`, { selector: 'bdi' }).closest('li') ?? document.body;
const sent = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined));

describe('a card', () => {
  it.each(applicationStages)('at %s offers where the table of stages lets it go, in the list’s own form', (stage) => {
    show([row(12, stage)]);
    const next = listNextStages({ stage, isJob: true }, { isAdmin: false });
    const buttons = within(card(12)).queryAllByRole<HTMLButtonElement>('button', { hidden: true });
    const moves = buttons.filter(({ name }) => name === 'value.stage').map(({ value }) => value);
    expect(moves).toEqual(next.filter((one) => one !== 'closed' && one !== 'withdrawn'));
    const reason = within(card(12)).queryByLabelText('Why not this time');
    expect(reason !== null).toBe(next.includes('closed'));
    for (const form of card(12).querySelectorAll('form')) {
      expect(sent(form)).toMatchObject({
        ...{ kind: 'application', path: '/adminPanel/applications', ids: '12@7', locale: 'en' },
        search: '?status=open&view=board',
      });
    }
  });

  it('that somebody is hired by says to all but an admin why it stays', () => {
    show([row(12, 'hired')]);
    expect(card(12)).toHaveTextContent('An admin alone moves it from here.');
    expect(card(12).querySelector('form')).toBeNull();
  });

  it('says for what, how long, whose and how far it is checked, and opens the file from the board', () => {
    show([row(12, 'call')]);
    for (const words of ['Night carer', 'There for', 'today', 'Without word', 'No one', '3 of 9']) {
      expect(card(12)).toHaveTextContent(new RegExp(words, 'i'));
    }
    const href = within(card(12)).getByRole('link').getAttribute('href') ?? '';
    expect(new URL(href, 'http://site').searchParams.get('in')).toBe('?status=open&view=board');
  });
});

it('a column that shows a part leads to the table of all of it', () => {
  show([row(12, 'call')], { total: 214 });
  expect(screen.getByRole('link', { name: 'All 214 Interview' })).toHaveAttribute(
    'href',
    '/adminPanel/applications?status=open&stage=call&sort=-since',
  );
});

describe('dragged', () => {
  const dataTransfer = { effectAllowed: '' };
  const columnOf = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
  function drop(id: number, name: string) {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      submitted.push(sent(this));
    });
    const submitted: object[] = [];
    fireEvent.dragStart(card(id), { dataTransfer });
    const isTaken = !fireEvent.dragOver(columnOf(name), { dataTransfer });
    fireEvent.drop(columnOf(name), { dataTransfer });
    submit.mockRestore();
    return { isTaken, submitted };
  }

  it('to a stage it is sent there, also where the answer will be why it cannot', () => {
    show([row(12, 'sent')]);
    for (const [name, stage] of [
      ['Interview', 'call'],
      ['Hired', 'hired'],
    ] as const) {
      const { isTaken, submitted } = drop(12, name);
      expect(isTaken).toBe(true);
      expect(submitted).toEqual([expect.objectContaining({ action: 'move', 'value.stage': stage, ids: '12@7' })]);
    }
  });

  it('to “not this time” it asks for the reason, and where it stands or its sender alone takes it nothing happens', () => {
    show([row(12, 'read')]);
    expect(drop(12, 'Not this time')).toEqual({ isTaken: true, submitted: [] });
    expect(screen.getByLabelText('Why not this time')).toHaveFocus();
    expect(drop(12, 'Withdrawn')).toEqual({ isTaken: false, submitted: [] });
    expect(drop(12, 'Looked at')).toEqual({ isTaken: false, submitted: [] });
  });
});
