'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { readTicks } from '@/lib/admin/bulk';
import { listWith } from '@/lib/admin/list-path';
import { goTo } from '@/lib/browser/go-to';
import { sendDeed } from '@/lib/browser/send-deed';
import { focusRow } from '@/lib/browser/use-list-keys';
import { localePath } from '@/lib/i18n/languages';
import { DoneLine, doneStyle } from '../layout/done-line';
import { PostForm } from '../layout/post-form';

type DeedsInPlaceProps = { kind: string; path: string; search: string };

/** Done in this list without leaving it: how many rows, and the run of the last one. */
type Done = { count: number; run: number };

/** Rows whose forms are marked go at once, and the next one has the focus; without script each form is sent plainly. */
export function DeedsInPlace({ kind, path, search }: DeedsInPlaceProps) {
  const t = useTranslations('AdminList');
  const locale = useLocale();
  const [done, setDone] = useState<Done | null>(null);
  const [isAway, setIsAway] = useState(false);
  const line = useRef(Promise.resolve());

  useEffect(() => {
    // Those that wait in line are sent before anything leads away.
    let waiting = 0;
    let isHere = true;
    let way: (() => void) | null = null;
    let last: number | null = null;
    const toRun = (run: number) => goTo(localePath(locale, listWith(path, search, { run: String(run) })));
    async function decide(form: HTMLFormElement, submitter: HTMLElement | null, row: HTMLElement) {
      const sent = new FormData(form, submitter);
      const action = String(sent.get('action'));
      const value = String(sent.get('value.reason') ?? '');
      const ticks = readTicks(sent.getAll('ids').map(String));
      const run = ticks ? await sendDeed(kind, { action, ...ticks, ...(action === 'remove' && { value }) }) : 'refused';
      setIsAway(run === 'away');
      if (run === 'away') showAgain(row);
      else if (run === 'refused') way = () => sendPlainly(form, action);
      else if (run.changed === 0) way = () => toRun(run.id);
      else {
        last = run.id;
        setDone((before) => ({ count: (before?.count ?? 0) + 1, run: run.id }));
      }
      waiting -= 1;
      if (waiting > 0 || !isHere) return;
      if (way) way();
      // The rows behind those that are done stand on the same page of the list.
      else if (last !== null && !document.querySelector(shownRows)) toRun(last);
    }
    function onSubmit(event: SubmitEvent) {
      const { target: form, submitter } = event;
      const row = form instanceof HTMLFormElement && form.closest<HTMLElement>('[data-row]');
      if (!row || !form.matches('[data-in-place]')) return;
      event.preventDefault();
      if (row.matches(doneRow)) return;
      const next = findNext(row);
      focusRow(next);
      hideSoon(row);
      waiting += 1;
      line.current = line.current.then(() => decide(form, submitter, row));
    }
    // Before what keeps the place for a page to come.
    document.addEventListener('submit', onSubmit, true);
    return () => {
      isHere = false;
      document.removeEventListener('submit', onSubmit, true);
    };
  }, [kind, path, search, locale]);

  return (
    <>
      {isAway && <DoneLine isFault>{t('inPlace.away')}</DoneLine>}
      {/* There before it says anything, so that it is read out. */}
      <div role="status" className={done ? doneStyle() : ''}>
        {done && (
          <>
            <span>{t('inPlace.done', { count: done.count })}</span>
            <PostForm action="/api/admin/bulk" fields={{ kind, path, search, undo: done.run }}>
              <button type="submit" className="link min-h-8 cursor-pointer font-semibold">
                {t('inPlace.undo')}
              </button>
            </PostForm>
          </>
        )}
      </div>
    </>
  );
}

const doneRow = '[data-done]';
const shownRows = `[data-row]:not(${doneRow})`;

/** After the frame in which the next one has the focus: laying out a long table again is no part of what a key waits for. */
function hideSoon(row: HTMLElement): void {
  row.dataset.done = '';
  for (const tick of row.querySelectorAll<HTMLInputElement>('input[type=checkbox][name=ids]')) tick.checked = false;
  // Whoever counts the ticks counts anew.
  row.dispatchEvent(new Event('change', { bubbles: true }));
  requestAnimationFrame(() =>
    setTimeout(() => {
      row.hidden = row.matches(doneRow);
    }),
  );
}

function showAgain(row: HTMLElement): void {
  delete row.dataset.done;
  row.hidden = false;
}

/** The row below, or the last one above. */
function findNext(row: HTMLElement): Element | undefined {
  const rows = [...document.querySelectorAll(shownRows)];
  const place = rows.indexOf(row);
  return rows[place + 1] ?? rows[place - 1];
}

/** The answer is a page that says why. */
function sendPlainly(form: HTMLFormElement, action: string): void {
  const said = Object.assign(document.createElement('input'), { type: 'hidden', name: 'action', value: action });
  form.append(said);
  form.submit();
}
