import type { ImageRef, Localized } from '@dara/contract';
import {
  NEW_TERMS,
  typedNumber,
  type PriceTerms,
  type PricedItem,
  type TalentType,
} from '@dara/model';
import { todayInBangkok } from '@dara/kit/validation';
import type {
  ProposalInput,
  ProposalItem,
  ProposalItemInput,
  ProposalPrefill,
  ProposalPrefillItem,
  ProposalRecord,
} from '../../../api/generated.ts';

/** Form values of one item; numbers are text. */
export interface ItemValues {
  /** Names the row while it has no id. */
  key: string;
  id?: string;
  talentId: string;
  name: Localized;
  image: ImageRef | null;
  compositeCardId: string | null;
  talentType: TalentType;
  deliverable: string;
  quantity: string;
  unitPrice: string;
  cost: string;
  availability: string;
}

export interface ProposalValues {
  title: string;
  businessProfileId: string;
  jobId: string;
  brief: string;
  language: 'th' | 'en';
  validUntil: string;
  discount: string;
  vatRate: string;
  whtRate: string;
  note: string;
  items: ItemValues[];
}

const plain = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** Usual validity: two weeks. */
const VALID_DAYS = 14;
const DAY_MS = 86_400_000;

function dayAfter(days: number): string {
  const today = new Date(`${todayInBangkok()}T00:00:00Z`);
  return new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Initial values of a new form. */
export function newValues(prefill?: ProposalPrefill): ProposalValues {
  return {
    title: prefill?.title ?? '',
    businessProfileId: prefill?.businessProfileId ?? '',
    jobId: prefill?.jobId ?? '',
    brief: '',
    language: 'th',
    validUntil: dayAfter(VALID_DAYS),
    discount: '',
    vatRate: String(NEW_TERMS.vatRate),
    whtRate: String(NEW_TERMS.whtRate),
    note: '',
    items: (prefill?.items ?? [])
      .filter(({ isAvailable }) => isAvailable)
      .map((item) => newItem(prefilledItem(item))),
  };
}

type Chosen = Pick<ItemValues, 'talentId' | 'name' | 'image' | 'talentType'> & Partial<ItemValues>;

export function newItem(chosen: Chosen): ItemValues {
  const { talentId, name, image, talentType } = chosen;
  return {
    key: crypto.randomUUID(),
    talentId,
    name,
    image,
    talentType,
    compositeCardId: chosen.compositeCardId ?? null,
    deliverable: '',
    quantity: '1',
    unitPrice: chosen.unitPrice ?? '',
    cost: chosen.cost ?? '',
    availability: '',
  };
}

/** The api's suggestion for a talent: role, card and price. */
export function prefilledItem(item: ProposalPrefillItem, image: ImageRef | null = null): Chosen {
  return {
    talentId: item.talentId,
    name: item.talentName,
    image,
    compositeCardId: item.compositeCardId,
    talentType: item.talentType,
    unitPrice: plain(item.unitPrice),
    cost: plain(item.cost),
  };
}

function itemValues(item: ProposalItem): ItemValues {
  return {
    key: item.id,
    id: item.id,
    talentId: item.talentId,
    // Staff see every name.
    name: item.talentName ?? { th: '', en: '' },
    image: item.image,
    compositeCardId: item.compositeCardId ?? null,
    talentType: item.talentType,
    deliverable: item.deliverable ?? '',
    quantity: plain(item.quantity),
    unitPrice: plain(item.unitPrice),
    cost: plain(item.cost),
    availability: item.availability ?? '',
  };
}

/** Form values of a proposal. */
export function toValues(proposal: ProposalRecord): ProposalValues {
  return {
    title: proposal.title,
    businessProfileId: proposal.businessProfileId,
    jobId: proposal.jobId ?? '',
    brief: proposal.brief ?? '',
    language: proposal.language,
    validUntil: proposal.validUntil,
    discount: proposal.discount > 0 ? plain(proposal.discount) : '',
    vatRate: plain(proposal.vatRate),
    whtRate: plain(proposal.whtRate),
    note: proposal.note ?? '',
    items: proposal.items.map(itemValues),
  };
}

function itemBody(item: ItemValues): ProposalItemInput {
  return {
    id: item.id,
    talentId: item.talentId,
    compositeCardId: item.compositeCardId,
    talentType: item.talentType,
    deliverable: item.deliverable.trim() || null,
    quantity: typedNumber(item.quantity) ?? 1,
    unitPrice: typedNumber(item.unitPrice) ?? 0,
    cost: typedNumber(item.cost),
    availability: item.availability.trim() || null,
  };
}

/** Request body. */
export function proposalBody(values: ProposalValues): ProposalInput {
  return {
    title: values.title.trim(),
    businessProfileId: values.businessProfileId,
    jobId: values.jobId || null,
    brief: values.brief.trim() || null,
    language: values.language,
    validUntil: values.validUntil,
    note: values.note.trim() || null,
    ...termsOf(values),
    items: values.items.map(itemBody),
  };
}

/** Amount of an item while typing: invalid numbers count as zero. */
export function pricedItem(item: ItemValues): PricedItem {
  return {
    quantity: typedNumber(item.quantity) ?? 0,
    unitPrice: typedNumber(item.unitPrice) ?? 0,
    cost: typedNumber(item.cost),
  };
}

export function termsOf(
  values: Pick<ProposalValues, 'discount' | 'vatRate' | 'whtRate'>,
): PriceTerms {
  return {
    discount: typedNumber(values.discount) ?? 0,
    vatRate: typedNumber(values.vatRate) ?? 0,
    whtRate: typedNumber(values.whtRate) ?? 0,
  };
}
