'use client';
import { linkRel } from '@/components/ui/link-rel';
import { useAddressSearch } from '@/lib/browser/use-address-query';
import { callBackHref } from '@/lib/call-back/call-back-href';
import { Link, usePathname } from '@/lib/i18n/navigation';

type CallBackLinkProps = Omit<React.ComponentProps<typeof Link>, 'href' | 'rel' | 'prefetch'>;

/** The way to a call back, which takes along the listing or the search that is looked at. */
export function CallBackLink(props: CallBackLinkProps) {
  const href = callBackHref(usePathname(), useAddressSearch() ?? '');
  // Of what is asked for by few, nothing is made before somebody wants it.
  return <Link href={href} rel={linkRel(href)} prefetch={href.includes('?') ? false : undefined} {...props} />;
}
