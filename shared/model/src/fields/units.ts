import type { Localized } from '@dara/contract';
import type { FactField, Unit } from './field.ts';
import { wordLabel } from './words.ts';

export const UNITS: Readonly<Record<Unit, Localized>> = {
  cm: { th: 'ซม.', en: 'cm' },
  kg: { th: 'กก.', en: 'kg' },
  inch: { th: 'นิ้ว', en: 'in' },
  eu: { th: 'EU', en: 'EU' },
};

/** A number with its unit: "168 cm", "EU 38"; size systems come first. */
export function inUnit(figure: string | number, unit: Unit | undefined, language: keyof Localized) {
  if (!unit) return String(figure);
  const name = UNITS[unit][language];
  return unit === 'eu' ? `${name} ${figure}` : `${figure} ${name}`;
}

/** A known value as text: with its unit, or in the agency's translation. */
export function factText(field: FactField, value: string, language: keyof Localized): string {
  return field.kind === 'figure' ? inUnit(value, field.unit, language) : wordLabel(value, language);
}

/** Column heading of plain numbers: "Height (cm)". */
export function labelWithUnit(field: FactField, language: keyof Localized): string {
  const label = field.label[language];
  const unit = field.kind === 'figure' ? field.unit : undefined;
  return unit ? `${label} (${UNITS[unit][language]})` : label;
}
