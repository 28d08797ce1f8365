import type { Db, Identity } from '@dara/backend';
import { sql } from 'kysely';
import type { ProposalDecision, ProposalReason } from '@dara/model';
import { isStaff } from '../../../kernel/schema/permission.ts';
import type { Localized } from '../../../kernel/schema/shapes.ts';
import type { ProposalFound } from './proposal-row.ts';
import { isWithdrawn, filterOfferable, type ItemRow } from './item-row.ts';
import type { RevisionChange } from './proposal-shapes.ts';
import { sumsOf } from './proposal-view.ts';
import type { ProposalRevisions } from './client-proposal.schema.ts';

type Value = string | number | null;
const ITEM_FIELDS = ['talentType', 'deliverable', 'quantity', 'unitPrice', 'availability'] as const;
const HEAD_FIELDS = [
  ...['title', 'brief', 'note', 'language', 'validUntil', 'discount', 'vatRate', 'whtRate'],
  'total',
] as const;

interface ItemContent extends Record<(typeof ITEM_FIELDS)[number], Value> {
  id: string;
  /** Absent in revisions stored before the field existed. */
  talentId?: string;
  talentName: Localized;
}

/** Snapshot of what the client saw; never contains costs. */
export interface RevisionContent {
  head: Record<string, Value>;
  items: ItemContent[];
}

interface Answer {
  /** Absent in decisions stored before the field existed. */
  talentId?: string;
  talentName: Localized;
  decision: ProposalDecision;
  reason: ProposalReason | null;
  comment: string | null;
}

function contentOf(row: ProposalFound, items: readonly ItemRow[]): RevisionContent {
  return {
    head: {
      title: row.title,
      brief: row.brief,
      note: row.note,
      language: row.language,
      validUntil: row.valid_until,
      discount: row.discount,
      vatRate: row.vat_rate,
      whtRate: row.wht_rate,
      total: sumsOf(row, items).totals.total,
    },
    items: items.map((item) => ({
      id: item.id,
      talentId: item.talent_id,
      talentName: item.talent_name,
      talentType: item.talent_type,
      deliverable: item.deliverable,
      quantity: item.quantity,
      unitPrice: item.unit_price,
      availability: item.availability,
    })),
  };
}

/** Differences from the previous revision. */
function changesSince(before: RevisionContent, after: RevisionContent): RevisionChange[] {
  const changed = (
    fields: readonly string[],
    [old, now]: readonly [Record<string, unknown>, Record<string, unknown>],
    talentName: Localized | null,
  ): RevisionChange[] =>
    fields
      .filter((field) => old[field] !== now[field])
      .map((field) => ({
        ...{ kind: 'Changed' as const, field, talentName },
        before: old[field] as Value,
        after: now[field] as Value,
      }));
  const find = ({ items }: RevisionContent, id: string) => items.find((item) => item.id === id);
  const moved = (kind: 'Added' | 'Removed', { talentName }: ItemContent): RevisionChange => ({
    ...{ kind, field: null, talentName, before: null, after: null },
  });
  return [
    ...changed(HEAD_FIELDS, [before.head, after.head], null),
    ...after.items.flatMap((item) => {
      const old = find(before, item.id);
      if (!old) return [moved('Added', item)];
      return changed(ITEM_FIELDS, [{ ...old }, { ...item }], item.talentName);
    }),
    ...before.items.filter(({ id }) => !find(after, id)).map((item) => moved('Removed', item)),
  ];
}

/** Stores the sent revision; sending the same revision again replaces it. */
export async function storeRevision(
  trx: Db,
  row: ProposalFound,
  items: readonly ItemRow[],
): Promise<void> {
  await sql`
    INSERT INTO proposal_revision (proposal_id, revision, content)
    VALUES (${row.id}, ${row.revision}, ${JSON.stringify(contentOf(row, items))}::jsonb)
    ON CONFLICT (proposal_id, revision) DO UPDATE SET content = excluded.content`.execute(trx);
}

/** Stores the client decisions of a revision when the next one begins. */
export async function storeClientDecisions(
  trx: Db,
  row: ProposalFound,
  items: readonly ItemRow[],
): Promise<void> {
  await sql`
    UPDATE proposal_revision SET answers = ${JSON.stringify(answersOf(items))}::jsonb
    WHERE proposal_id = ${row.id} AND revision = ${row.revision}`.execute(trx);
}

const answersOf = (items: readonly ItemRow[]): Answer[] =>
  items
    .filter(({ decision }) => decision !== 'None')
    .map((item) => ({
      talentId: item.talent_id,
      talentName: item.talent_name,
      decision: item.decision,
      reason: item.reason,
      comment: item.comment,
    }));

interface RevisionRow {
  revision: number;
  content: RevisionContent;
  answers: Answer[] | null;
  sent_at: Date;
}

async function findRevisions(db: Db, proposalId: string): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    SELECT revision, content, answers, sent_at FROM proposal_revision
    WHERE proposal_id = ${proposalId} ORDER BY revision`.execute(db);
  return rows;
}

type IsShown = (named: { talentId?: string; talentName: Localized }) => boolean;

/**
 * Whether clients may see a stored name: the item was not withdrawn, or a removed talent may still be shown. Older
 * revisions lack the talent id; then the item is matched by name.
 */
async function shownToClients(
  db: Db,
  row: ProposalFound,
  items: readonly ItemRow[],
  rows: readonly RevisionRow[],
): Promise<IsShown> {
  const kept = rows.flatMap(({ content, answers }) => [...content.items, ...(answers ?? [])]);
  const offerable = await filterOfferable(
    db,
    kept.flatMap(({ talentId }) => talentId ?? []),
  );
  const nameOf = ({ th, en }: Localized): string => JSON.stringify([th, en]);
  const shown = items.filter((item) => !isWithdrawn(item, row));
  const ids = new Set([...offerable, ...shown.map((item) => item.talent_id)]);
  const names = new Set(shown.map((item) => nameOf(item.talent_name)));
  return ({ talentId, talentName }) =>
    talentId === undefined ? names.has(nameOf(talentName)) : ids.has(talentId);
}

const onlyShown = (content: RevisionContent, isShown: IsShown): RevisionContent => ({
  ...content,
  items: content.items.filter(isShown),
});

/** Differences between the newest sent revision and the one before it, as clients see them. */
export async function latestChanges(
  db: Db,
  row: ProposalFound,
  items: readonly ItemRow[],
): Promise<RevisionChange[]> {
  const rows = (await findRevisions(db, row.id)).slice(-2);
  const [before, after] = rows;
  if (!before || !after) return [];
  const isShown = await shownToClients(db, row, items, rows);
  return changesSince(onlyShown(before.content, isShown), onlyShown(after.content, isShown));
}

/** Every sent revision, newest first, with its changes and client decisions. */
export async function readRevisions(
  db: Db,
  row: ProposalFound,
  items: readonly ItemRow[],
  reader: Pick<Identity, 'permission'>,
): Promise<ProposalRevisions> {
  const rows = await findRevisions(db, row.id);
  const isShown = isStaff(reader) ? () => true : await shownToClients(db, row, items, rows);
  const contents = rows.map(({ content }) => onlyShown(content, isShown));
  const all = rows.map(({ revision, content: { head }, answers, sent_at }, index) => {
    const before = contents[index - 1];
    const current = revision === row.revision ? answersOf(items) : [];
    return {
      revision,
      sentAt: sent_at.toISOString(),
      total: Number(head['total'] ?? 0),
      changes: before ? changesSince(before, contents[index]!) : [],
      answers: (answers ?? current).map((answer) => ({
        talentName: isShown(answer) ? answer.talentName : null,
        decision: answer.decision,
        reason: answer.reason,
        comment: answer.comment,
      })),
    };
  });
  return { items: all.toReversed() };
}
