import { TALENT_BODY, factText, inUnit, nationalityName } from '@dara/model';
import { CARD_FIELDS, type CardField } from '../layout/card-layout.ts';
import type { Language } from '../../../kernel/schema/shapes.ts';
import type { CardAccount, CardSubject } from '../record/card-subject.ts';
import { CHANNEL_LABELS } from '../../../kernel/text/share-labels.ts';
import { CARD_LABELS, FIELD_LABELS, YEARS } from './card-labels.ts';

export interface CardFact {
  label: string;
  value: string;
}

type Facts = CardSubject['facts'];

function valueOf(field: CardField, value: number | string, language: Language): string {
  if (field === 'nationality') return nationalityName(String(value), language);
  if (field === 'age') return `${value} ${YEARS[language]}`.trim();
  return factText(TALENT_BODY[field], String(value), language);
}

const MEASUREMENTS = ['chest', 'waist', 'hip'] as const;

/** The three measurements as one value, in the usual notation, when all are known. */
function measurements(facts: Facts, language: Language): CardFact | null {
  const values = MEASUREMENTS.map((field) => facts[field]);
  if (values.some((value) => value === undefined)) return null;
  return {
    label: FIELD_LABELS.measurements[language],
    value: inUnit(values.join('–'), 'inch', language),
  };
}

/** Facts on the back, in the order of `CARD_FIELDS`, since stored JSON does not keep key order. */
export function cardFacts({
  facts,
  language,
}: Pick<CardSubject, 'facts' | 'language'>): CardFact[] {
  const together = measurements(facts, language);
  return CARD_FIELDS.flatMap((field) => {
    const value = facts[field];
    if (value === undefined) return [];
    if (together && field !== 'chest' && MEASUREMENTS.some((one) => one === field)) return [];
    if (together && field === 'chest') return [together];
    return [{ label: FIELD_LABELS[field][language], value: valueOf(field, value, language) }];
  });
}

function compactFigure(value: number, language: Language): string {
  // Numbers as the site writes them: Thai words for ten and hundred thousand, English letters.
  const compactDisplay = language === 'th' ? 'long' : 'short';
  const options = { notation: 'compact', compactDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, options).format(value);
}

export interface ChannelLine {
  channel: string;
  account: string;
  figures: string;
}

function figuresOf(
  { channel, followers, engagementRate }: CardAccount,
  language: Language,
): string {
  const word = channel === 'Youtube' ? CARD_LABELS.subscribers : CARD_LABELS.followers;
  return [
    followers === null ? '' : `${compactFigure(followers, language)} ${word[language]}`,
    engagementRate === null ? '' : `${engagementRate}% ${CARD_LABELS.engagement[language]}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function channelLines({
  accounts,
  language,
}: Pick<CardSubject, 'accounts' | 'language'>): ChannelLine[] {
  return accounts.map((account) => ({
    channel: CHANNEL_LABELS[account.channel],
    account: account.name && `@${account.name.replace(/^@/, '')}`,
    figures: figuresOf(account, language),
  }));
}

/** The channel with the most followers, for the front of an influencer's card. */
export function headline({
  accounts,
  language,
}: Pick<CardSubject, 'accounts' | 'language'>): string {
  const [best] = [...accounts].sort((a, b) => (b.followers ?? 0) - (a.followers ?? 0));
  if (!best || best.followers === null) return '';
  const word = best.channel === 'Youtube' ? CARD_LABELS.subscribers : CARD_LABELS.followers;
  return `${compactFigure(best.followers, language)} ${word[language]} · ${CHANNEL_LABELS[best.channel]}`;
}
