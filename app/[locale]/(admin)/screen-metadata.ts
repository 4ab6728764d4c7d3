import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Screen } from '@/lib/admin/screens';
import { getSession } from '@/lib/auth/get-user';
import type { PersonalReading } from '@/lib/care-api/client';
import { toId } from '@/lib/http/to-id';
import { requireLocale } from '@/lib/i18n/require-locale';

/** The title of a screen of the back office, which no search engine keeps. */
export async function screenMetadata(params: Promise<{ locale: string }>, screen: Screen): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'AdminLayout' });
  return { title: `${t(`screens.${screen}`)} | ${t('navigation')}`, robots: { index: false } };
}

type Named<Row> = {
  screen: Screen;
  /** As the page does, so that both ask once. */
  read: (accessToken: string, id: string) => Promise<PersonalReading<Row>>;
  nameOf: (row: Row) => string;
  isId?: (id: string) => boolean;
};

/** The title of a record: by its name its tab is found among others. Whoever may not read it sees the screen's. */
export async function recordMetadata<Row>(
  params: Promise<{ locale: string; id: string }>,
  { screen, read, nameOf, isId = (id) => toId(id) !== null }: Named<Row>,
): Promise<Metadata> {
  const [metadata, session, { id }] = await Promise.all([screenMetadata(params, screen), getSession(), params]);
  const reading = session && isId(id) ? await read(session.accessToken, id) : null;
  if (reading?.state !== 'ready') return metadata;
  return { ...metadata, title: `${nameOf(reading.value)} | ${metadata.title}` };
}
