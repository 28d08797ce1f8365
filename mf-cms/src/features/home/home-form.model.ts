import type { Localized } from '@dara/contract';
import { isSame } from '@dara/kit/record';
import { required, text } from '@dara/kit/validation';
import { HOME_LIMITS } from '@dara/model';
import { array, object } from 'yup';
import type { HomeInput, ManagementHome } from '../../api/generated.ts';

/** Form values; an empty title or text is the default. */
export interface HomeValues {
  heroTitle: Localized;
  heroText: Localized;
  heroTalents: ManagementHome['heroTalents'];
  sections: ManagementHome['sections'];
}

/** The record as forms know it. */
export type HomeRecord = ManagementHome & { id: string };
export const recordOf = (home: ManagementHome): HomeRecord => ({ ...home, id: 'home' });

const EMPTY: Localized = { th: '', en: '' };

export function toValues({
  heroTitle,
  heroText,
  heroTalents,
  sections,
}: ManagementHome): HomeValues {
  return { heroTitle: heroTitle ?? EMPTY, heroText: heroText ?? EMPTY, heroTalents, sections };
}

/** English requires Thai. */
const both = (limit: number) =>
  object({
    th: text(limit).when('en', ([en], schema) => (en ? schema.test(required()) : schema)),
    en: text(limit),
  });
export const homeSchema = object({
  heroTitle: both(HOME_LIMITS.title),
  heroText: both(HOME_LIMITS.text),
  heroTalents: array(),
  sections: array(),
});

const textOf = ({ th, en }: Localized) => (th.trim() ? { th: th.trim(), en: en.trim() } : null);

/** Request body with the changed parts; undefined without changes. */
export function inputOf(values: HomeValues, base: ManagementHome): HomeInput | undefined {
  const before = toValues(base);
  const input: HomeInput = { version: base.version };
  for (const name of ['heroTitle', 'heroText'] as const) {
    if (!isSame(values[name], before[name])) input[name] = textOf(values[name]);
  }
  const ids = values.heroTalents.map(({ id }) => id);
  const idsBefore = before.heroTalents.map(({ id }) => id);
  if (!isSame(ids, idsBefore)) input.heroTalentIds = ids;
  if (!isSame(values.sections, before.sections)) input.sections = values.sections;
  return Object.keys(input).length > 1 ? input : undefined;
}
