import { AppError, type Services } from '@dara/backend';
import { canTransition, PROPOSAL_TRANSITIONS } from '@dara/model';
import { today } from '../../../kernel/age.ts';
import { answerOf } from '../../../kernel/query/answer-columns.ts';
import {
  findShownCards,
  toSharedCard,
  type SharedCard,
} from '../../composite-card/composite-card.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { latestChanges } from '../record/proposal-revision.ts';
import { OUT, requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import { findItems } from '../record/item-row.ts';
import { sumsOf, toClientItem } from '../record/proposal-view.ts';
import { ClientProposal } from '../record/client-proposal.schema.ts';

/** A proposal as its client reads it. */
export async function clientProposalOf(services: Services, id: string): Promise<ClientProposal> {
  const { db } = services;
  const row = await requireProposal(db, id);
  const items = await findItems(db, id);
  const isOpen = OUT.includes(row.status) && row.valid_until >= today();
  return answerOf(ClientProposal, row, {
    ...sumsOf(row, items),
    items: items.map((item) => toClientItem(item, row)),
    changes: await latestChanges(db, row, items),
    agencyEmail: agencyOf(services).email,
    canAnswer: isOpen,
    canDecide: isOpen && canTransition(PROPOSAL_TRANSITIONS, row.status, 'Accepted', ['Client']),
  });
}

/** The card of one item: as sent, or the current one in a draft; none for a talent that clients may not see. */
export async function itemCard(
  services: Services,
  row: ProposalFound,
  itemId: string,
  { isDraftShown = false } = {},
): Promise<SharedCard> {
  const items = await findItems(services.db, row.id);
  const item = items.find(({ id }) => id === itemId);
  if (!item || !(item.is_offerable || isDraftShown)) throw new AppError('CARD_NOT_EXIST');
  const wanted = { talentId: item.talent_id, cardId: item.composite_card_id };
  const [live] =
    isDraftShown && !item.card_snapshot
      ? await findShownCards(services.db, [wanted], row.language)
      : [];
  const card = item.card_snapshot ?? live;
  if (!card) throw new AppError('CARD_NOT_EXIST');
  return toSharedCard(card, agencyOf(services));
}
