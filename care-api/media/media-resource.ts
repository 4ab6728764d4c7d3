import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readByIds } from '@/care-api/database/read-by-ids';
import { media } from '@/care-api/database/schema/media';
import { listOf } from '@/care-api/desk/list-of';
import type { Resource } from '@/care-api/desk/resource';
import { type RowAction, trashActions } from '@/care-api/desk/row-action';
import { isNotUsed, isUsed } from '@/care-api/files/picture-uses';
import { picturesIn } from '@/care-api/files/pictures-in';
import type { Db } from '@/care-api/kernel/db';
import { largeFrom, type MediaWire } from '@/lib/contract/media';
import { isPaper } from '@/lib/contract/paper';
import { mayCall } from '@/lib/contract/staff';

const isThere = sql`t.deleted_at is null`;
const isPicture = sql`t.type is null`;
const inState = (state: SQL) => sql`(${isThere} and ${state})`;

const trash: RowAction = {
  ...trashActions.trash,
  async change(tx, ids, value, context) {
    const used = new Set(await listUsed(tx, ids));
    const unused = ids.filter((id) => !used.has(id));
    const done = await trashActions.trash.change(tx, unused, value, context);
    const kept = await readMedia(tx, [...used]);
    return {
      ...done,
      refused: kept.map(({ mediaId, name }) => ({ id: Number(mediaId), reason: whyKept(name).fault })),
    };
  },
};

export const mediaResource: Resource<MediaWire> = {
  kind: 'media',
  table: 'media',
  title: sql`coalesce(nullif(t.title, ''), t.name)`,
  partOf: (caller) => (mayCall('editor', caller) ? null : sql`t.uploaded_by = ${caller.id}`),
  read: readMedia,
  async readListed(db, ids) {
    const [rows, used] = await Promise.all([readMedia(db, ids), listUsed(db, ids)]);
    return rows.map((row) => ({ ...row, isUsed: used.includes(Number(row.mediaId)) }));
  },
  picturesOf: picturesIn(media, sql`coalesce(nullif(${media.content}, ''), ${media.name})`),
  list: listOf('media', 'media', {
    sorts: {
      title: { by: sql`lower(coalesce(nullif(t.title, ''), t.name))`, type: 'text' },
      bytes: { by: sql`t.bytes`, type: 'integer' },
    },
    statuses: {
      pictures: inState(isPicture),
      papers: inState(sql`t.type is not null`),
      noAlt: inState(sql`${isPicture} and t.alt = '' and not t.is_decorative`),
      unused: inState(isNotUsed(sql`t.name`)),
      large: inState(sql`${isPicture} and t.bytes >= ${largeFrom}`),
    },
    text: sql`lower(t.title || ' ' || t.name || ' ' || t.alt || ' ' || t.credit)`,
    when: sql`t.created_at`,
  }),
  actions: { trash },
};

type Reader = Pick<Db, 'select' | 'execute'>;

async function readMedia(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<MediaWire[]> {
  const rows = await readByIds(db.select().from(media), media.id, ids, ({ id }) => id);
  return rows.map(({ id, createdAt, updatedAt, deletedAt, ...row }) => ({
    mediaId: id,
    name: row.name,
    title: row.title,
    alt: row.alt,
    isDecorative: row.isDecorative,
    credit: row.credit,
    type: row.type,
    bytes: row.bytes,
    version: row.version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }));
}

export async function listUsed(db: Pick<Reader, 'execute'>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute(
    sql`select t.id from media t where t.id = any(${sql.param([...ids])}::int[]) and ${isUsed(sql`t.name`)} order by t.id`,
  );
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id);
}

export function whyKept(name: string) {
  return { fault: isPaper(name) ? 'paperUsed' : 'pictureUsed' } as const;
}
