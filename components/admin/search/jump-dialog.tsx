'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { isCalled } from '@/lib/admin/called';
import { useFound } from '@/lib/browser/use-found';
import { useModal } from '@/lib/browser/use-modal';
import type { Found } from '@/lib/contract/staff-search';
import { useRouter } from '@/lib/i18n/navigation';
import type { FoundGroup } from './found-list';
import { JumpList } from './jump-list';
import { SearchForm } from './search-form';
import { useOptions } from './use-options';

/** What can be gone to, by names in the reader's language; a row's id stands behind its kind's path. */
export type JumpPlaces = {
  label: string;
  screens: readonly { title: string; href: string }[];
  kinds: Readonly<Record<string, { label: string; path: string }>>;
};

/** Finds screens and rows while somebody types. */
export function JumpDialog({ places, onClose }: { places: JumpPlaces; onClose: () => void }) {
  const t = useTranslations('AdminSearch');
  const router = useRouter();
  const { modal, close } = useModal(onClose);
  const [q, setQ] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const typed = q.trim();
  const groups = toGroups(places, typed, useFound(typed));
  const hrefs = groups.flatMap(({ items }) => items.map(({ href }) => href));
  const { active, box: keys } = useOptions('jump-list', hrefs, open);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  function open(href: string) {
    close();
    router.push(href);
  }

  return (
    <dialog
      {...modal}
      aria-label={t('label')}
      className="m-auto w-[min(40rem,calc(100%-2rem))] rounded-card bg-surface p-6 text-ink shadow-raised backdrop:bg-ink/60"
    >
      <div ref={box}>
        <SearchForm
          id="jump"
          field={{
            type: 'text',
            enterKeyHint: 'search',
            ...keys,
            onChange: ({ target }) => setQ(target.value),
          }}
        />
        <JumpList id="jump-list" label={t('found')} groups={groups} active={active} onOpen={open} />
        <p role="status" className="sr-only">
          {typed && t('count', { count: hrefs.length })}
        </p>
      </div>
      <button type="button" onClick={close} className={`${buttonStyle('quiet')} mt-3`}>
        {t('close')}
      </button>
    </dialog>
  );
}

/** Screens of that name first, then rows, kind by kind. */
function toGroups({ label, screens, kinds }: JumpPlaces, typed: string, found: readonly Found[]): FoundGroup[] {
  const named = typed ? screens.filter(({ title }) => isCalled(title, typed)) : [];
  const rows = [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    label: kinds[kind]?.label ?? '',
    items: found
      .filter((row) => typed && row.kind === kind)
      .map(({ id, title, hint }) => ({ href: hrefOf(kinds[kind]?.path ?? '', id, title), title: title || id, hint })),
  }));
  const groups = [{ label, items: named.map((screen) => ({ ...screen, hint: '' })) }, ...rows];
  return groups.filter(({ label, items }) => label && items.length > 0);
}

/** What is only read in its list is looked for there. */
function hrefOf(path: string, id: string, title: string): string {
  return path + (path.endsWith('=') ? encodeURIComponent(title) : id);
}
