import { invalidField, type Db, type Services } from '@dara/backend';
import { cleanEmail, PROPOSAL_TRANSITIONS, type EmailSuffix } from '@dara/model';
import { today } from '../../../kernel/age.ts';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { requireTransition } from '../../../kernel/record/transition.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { isEmail } from '../../../kernel/schema/contact.ts';
import { InputCheck, cleanText, optionalLine } from '../../../kernel/schema/input.ts';
import { enqueueMails } from '../../../kernel/text/email-template.ts';
import { findShownCards } from '../../composite-card/composite-card.public.ts';
import { agencyOf } from '../../site-setting/site-setting.public.ts';
import { notifyBusiness } from '../record/proposal-notice.ts';
import { staffRecordOf } from '../record/proposal-read.ts';
import { storeRevision } from '../record/proposal-revision.ts';
import { OUT, requireProposal, type ProposalFound } from '../record/proposal-row.ts';
import { findItems, type ItemRow } from '../record/item-row.ts';
import { sumsOf } from '../record/proposal-view.ts';
import type { ProposalSent, SendBody } from '../record/proposal.schema.ts';
import { createLink, defaultExpiry, hashPasscode, latestExpiry } from '../record/proposal-link.ts';
import { proposalMail } from './proposal-mail.ts';
import { checkTotals } from './proposal-check.ts';
import { auditProposal, updateProposal } from './proposal-write.ts';

/** Recipient, expiry and message of the link. An absent address means that of the business, null or a blank one no mail. */
function parseSend(body: SendBody, suffix: EmailSuffix) {
  const check = new InputCheck();
  const email = body.email === undefined ? undefined : optionalLine(cleanEmail(body.email ?? ''));
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : defaultExpiry();
  if (email && !isEmail(email, suffix)) check.refuse('email', 'email');
  if (expiresAt <= new Date() || expiresAt > latestExpiry()) check.refuse('expiresAt', 'date');
  check.throwIfRefused();
  return { email, expiresAt, message: cleanText(body.message ?? '') || null };
}

/** Refuses a proposal that cannot be accepted: no items, an unavailable talent, or a past date. */
function checkSendable(row: ProposalFound, items: readonly ItemRow[]): void {
  const check = new InputCheck();
  if (items.length === 0) check.refuse('items', 'required');
  if (row.valid_until < today()) check.refuse('validUntil', 'futureDate');
  for (const [index, { is_offerable }] of items.entries()) {
    if (!is_offerable) check.refuse(`items.${index}.talentId`, 'talentUnavailable');
  }
  check.throwIfRefused();
  checkTotals(
    row,
    items.map((item) => ({ quantity: item.quantity, unitPrice: item.unit_price })),
  );
}

/** Stores cards and names as they are now, so that the client's view does not change. */
async function freeze(trx: Db, row: ProposalFound, items: readonly ItemRow[]): Promise<void> {
  const wanted = items.map((item) => ({
    talentId: item.talent_id,
    cardId: item.composite_card_id,
  }));
  const cards = await findShownCards(trx, wanted, row.language);
  for (const [index, { id, talent_name }] of items.entries()) {
    const card = cards[index] ?? null;
    await trx
      .updateTable('proposal_item')
      .set({
        card_snapshot: card && JSON.stringify(card),
        talent_name: JSON.stringify(talent_name),
        unavailable_at: null,
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Brings a draft to its client; answers its row as it is then. */
async function bringOut(
  services: Services,
  trx: Db,
  row: ProposalFound,
  email: string | null,
): Promise<ProposalFound> {
  const items = await findItems(trx, row.id);
  checkSendable(row, items);
  await freeze(trx, row, items);
  const { totals } = sumsOf(row, items);
  await updateProposal(trx, row.id, {
    ...{ status: 'Sent', status_reason: null, subtotal: totals.subtotal, total: totals.total },
    ...{ sent_at: new Date(), viewed_at: null, responded_at: null, decided_at: null },
  });
  const sent = await requireProposal(trx, row.id);
  await storeRevision(trx, sent, items);
  await notifyBusiness(services, trx, sent, {
    kind: 'ProposalSent',
    key: `sent:${row.revision}`,
    data: { revision: row.revision, day: row.valid_until },
    ownMailTo: email,
  });
  return sent;
}

/**
 * Sends a draft, or a new link for a sent proposal: the link is returned once, and earlier ones end. Sends no mail
 * without an address.
 */
export async function sendProposal(
  services: Services,
  context: ActorContext,
  id: string,
  body: SendBody,
): Promise<ProposalSent> {
  const wanted = parseSend(body, agencyOf(services).emailSuffix);
  const passcodeHash = await hashPasscode(body.passcode);
  return services.db.transaction().execute(async (trx) => {
    const row = await requireProposal(trx, id, { forUpdate: true });
    requireVersion(await staffRecordOf(trx, row), body.version);
    const isOut = OUT.includes(row.status);
    if (!isOut)
      requireTransition(PROPOSAL_TRANSITIONS, row.status, 'Sent', [context.actor.permission]);
    if (isOut && row.valid_until < today()) throw invalidField('validUntil', 'futureDate');
    const email = wanted.email === undefined ? row.company_email : wanted.email;
    const sent = isOut ? row : await bringOut(services, trx, row, email);
    const link = { email, passcodeHash, expiresAt: wanted.expiresAt, createdBy: context.actor.id };
    const address = `${services.config.publicUrl}/proposal/${await createLink(trx, id, link)}`;
    if (email) {
      const hasPasscode = passcodeHash !== null;
      const mail = { to: email, link: address, message: wanted.message, hasPasscode };
      await enqueueMails(services, [proposalMail(sent, mail)], trx);
    }
    const diff = {
      ...(isOut ? {} : { status: { before: row.status, after: 'Sent' } }),
      email: { before: null, after: email },
      expiresAt: { before: null, after: wanted.expiresAt.toISOString() },
    };
    await auditProposal(trx, context, isOut ? 'Link' : 'Send', id, diff);
    return { link: address, email, proposal: await staffRecordOf(trx, sent) };
  });
}
