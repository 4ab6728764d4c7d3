import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useAsked } from '@/lib/browser/use-asked';
import type { FoundLink } from '@/lib/contract/found-link';
import { paperHref } from '@/lib/contract/paper';
import { JumpList } from '../search/jump-list';
import { useOptions } from '../search/use-options';
import { InlineInput } from './inline-form';

type LinkBoxProps = {
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
  onTake: (link: Pick<FoundLink, 'href' | 'title'>) => void;
};

type Paper = { name: string; title: string; type: string };
const mostPapers = 5;

/** What it is and how large it is, its readers are told beside the link. */
function toLink({ name, title, type }: Paper): FoundLink & { hint?: string } {
  return { kind: 'paper', href: paperHref(name), title: title || type.toUpperCase(), hint: type.toUpperCase() };
}

const kinds = ['site', 'page', 'post', 'listing', 'paper'] as const;

/** An address as it is typed, or words by which pages of this site and papers of its library are found. */
export function LinkBox({ value, isWrong, onChange, onTake }: LinkBoxProps) {
  const t = useTranslations('AdminEditor.rich.link');
  const locale = useLocale();
  const listId = useId();
  const q = value.trim();
  const isAddress = /^(?:[a-z]+:|[/#])/i.test(q);
  const isAsked = q.length > 1 && !isAddress;
  const pages = useAsked<FoundLink>(isAsked ? `/api/links?${new URLSearchParams({ q, locale })}` : null);
  const papers = useAsked<Paper>(
    isAsked ? `/api/care/admin/media?${new URLSearchParams({ page: '1', status: 'papers', q })}` : null,
  );
  const found: (FoundLink & { hint?: string })[] = [...pages, ...papers.slice(0, mostPapers).map(toLink)];
  const groups = kinds.map((kind) => ({
    label: t(`kinds.${kind}`),
    items: found.filter((link) => link.kind === kind).map(({ href, title, hint = href }) => ({ href, title, hint })),
  }));
  const { active, box } = useOptions(
    listId,
    found.map(({ href }) => href),
    take,
  );

  function take(href: string) {
    const link = found.find((one) => one.href === href);
    if (link) onTake(link);
  }

  return (
    <div className="min-w-48 grow">
      <InlineInput
        label={t('address')}
        value={value}
        onChange={onChange}
        isWrong={isWrong}
        isFirst
        box={{ ...box, 'aria-describedby': `${listId}-hint` }}
        dir="auto"
      />
      <p id={`${listId}-hint`} className="text-muted text-sm">
        {t('hint')}
      </p>
      <JumpList
        id={listId}
        label={t('found')}
        groups={groups.filter(({ items }) => items.length > 0)}
        active={active}
        onOpen={take}
      />
      <p role="status" className="sr-only">
        {isAsked && t('count', { count: found.length })}
      </p>
    </div>
  );
}
