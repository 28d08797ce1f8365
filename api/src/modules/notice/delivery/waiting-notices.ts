import type { Db } from '@dara/backend';
import type { NoticeChoice, NoticeKind, Permission } from '@dara/model';
import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../kernel/schema/shapes.ts';
import { defaultChoice, defaultLine } from '../notice-choice.repository.ts';
import type { NoticeData } from '../notify.ts';
import { ABOUT_WITHDRAWN, readableData } from '../readable-data.ts';

export interface Recipient {
  id: string;
  email: string;
  language: Language;
  permission: Permission;
}

/** A notice with its reader, and the reader's delivery preference. */
export interface NoticeToSend {
  id: string;
  kind: NoticeKind;
  entity: string;
  entityId: string;
  data: NoticeData;
  hasOwnMail: boolean;
  recipient: Recipient;
  choice: NoticeChoice;
  /** The LINE account to write to; null when not linked, or turned off for the kind. */
  lineUserId: string | null;
}

type Row = Omit<NoticeToSend, 'recipient' | 'choice'> & { isAboutWithdrawn: boolean } & Omit<
    Recipient,
    'id'
  > & {
    recipientId: string;
    chosen: NoticeChoice | null;
    isLineOn: boolean | null;
    isReachable: boolean;
    isRead: boolean;
  };

/** Locks notices and reads them with their readers' current state: read notices and closed accounts are skipped. */
export async function lockNotices(trx: Db, where: RawBuilder<unknown>): Promise<NoticeToSend[]> {
  const { rows } = await sql<Row>`
    SELECT t.id, t.kind, t.entity, t.entity_id AS "entityId", t.data, t.has_own_mail AS "hasOwnMail",
      ${ABOUT_WITHDRAWN} AS "isAboutWithdrawn",
      t.read_at IS NOT NULL AS "isRead", p.id AS "recipientId", p.email, p.language, p.permission,
      p.active AND p.deleted_at IS NULL AS "isReachable", c.choice AS chosen,
      l.line_user_id AS "lineUserId", o.is_on AS "isLineOn"
    FROM notice t JOIN profile p ON p.id = t.recipient_id
    LEFT JOIN notice_choice c ON c.profile_id = p.id AND c.kind = t.kind
    LEFT JOIN line_link l ON l.profile_id = p.id
    LEFT JOIN notice_line_choice o ON o.profile_id = p.id AND o.kind = t.kind
    WHERE ${where} ORDER BY t.created_at, t.id FOR UPDATE OF t`.execute(trx);
  return rows.map(toSend);
}

function toSend({ recipientId, email, language, permission, ...row }: Row): NoticeToSend {
  const isWrittenTo = row.isReachable && !row.isRead;
  const isLineOn = row.isLineOn ?? defaultLine(permission, row.kind);
  return {
    id: row.id,
    kind: row.kind,
    entity: row.entity,
    entityId: row.entityId,
    data: readableData(row, permission),
    hasOwnMail: row.hasOwnMail,
    recipient: { id: recipientId, email, language, permission },
    choice: isWrittenTo ? (row.chosen ?? defaultChoice(permission, row.kind)) : 'never',
    lineUserId: isWrittenTo && isLineOn ? row.lineUserId : null,
  };
}

export type Delivery = 'sent' | 'waiting' | 'none';

export async function settle(
  trx: Db,
  notices: readonly Pick<NoticeToSend, 'id'>[],
  delivery: Delivery,
): Promise<void> {
  if (notices.length === 0) return;
  await trx
    .updateTable('notice')
    .set({ delivery, settled_at: sql`now()` })
    .where(
      'id',
      'in',
      notices.map(({ id }) => id),
    )
    .execute();
}
