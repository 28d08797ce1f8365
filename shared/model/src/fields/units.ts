import type { Localized } from '@dara/contract';
import type { FactField, Unit } from './field.ts';
import { wordLabel } from './words.ts';

export const UNITS: Readonly<Record<Unit, Localized>> = {
  cm: { th: 'ซม.', en: 'cm' },
  kg: { th: 'กก.', en: 'kg' },
  inch: { th: 'นิ้ว', en: 'in' },
  eu: { th: 'EU', en: 'EU' },
};

/** A figure with its unit: "168 cm", "EU 38"; sizes of a system follow its name. */
export function inUnit(figure: string | number, unit: Unit | undefined, language: keyof Localized) {
  if (!unit) return String(figure);
  const name = UNITS[unit][language];
  return unit === 'eu' ? `${name} ${figure}` : `${figure} ${name}`;
}

/** A value that was given as people read it: with its unit, or in the agency's word. */
export function factText(field: FactField, value: string, language: keyof Localized): string {
  return field.kind === 'figure' ? inUnit(value, field.unit, language) : wordLabel(value, language);
}

/** A field's name as the head of a column of bare figures has it: "Height (cm)". */
export function labelWithUnit(field: FactField, language: keyof Localized): string {
  const label = field.label[language];
  const unit = field.kind === 'figure' ? field.unit : undefined;
  return unit ? `${label} (${UNITS[unit][language]})` : label;
}
