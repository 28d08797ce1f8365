import { useFormat } from '@dara/kit/format';
import { BODY_NAMES, TALENT_BODY, factText, type BodyName, type TalentBody } from '@dara/model';
import { localized, useLocale } from '@dara/sdk/i18n';

export interface BodyFact {
  id: BodyName;
  label: string;
  /** Null when unknown. */
  value: string | null;
}

/** Body measurements as text, in the usual order. */
export function useBodyFacts(body: TalentBody): BodyFact[] {
  const locale = useLocale();
  const format = useFormat();
  return BODY_NAMES.map((name) => {
    const field = TALENT_BODY[name];
    const value = body[name];
    const label = localized(field.label, locale);
    if (value === null) return { id: name, label, value };
    const given = typeof value === 'number' ? format.number(value) : value;
    return { id: name, label, value: factText(field, given, locale) };
  });
}
