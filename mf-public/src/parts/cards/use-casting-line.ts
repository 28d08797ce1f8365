import { TALENT_BODY, wordLabel } from '@dara/model';
import { useFormat } from '@dara/kit/format';
import { useIntl, useLocale } from '@dara/sdk/i18n';
import type { TalentCard } from '../../api/generated.ts';

type Cast = Pick<TalentCard, 'talentTypes' | 'age' | 'height' | 'hairColour' | 'followers'>;

const HAIR: readonly string[] = TALENT_BODY.hairColour.words;

/** What one casts by, as far as it is known: age, height, hair, and of an influencer the followers. */
export function useCastingLine(talent: Cast): string[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const { talentTypes, age, height, hairColour, followers } = talent;
  const line: string[] = [];
  if (age !== null) line.push(formatMessage({ id: 'public.talent.age' }, { age }));
  if (height !== null) line.push(formatMessage({ id: 'public.talent.height' }, { height }));
  // Free text from elsewhere need not be a colour.
  if (hairColour !== null && HAIR.includes(hairColour)) {
    const colour = wordLabel(hairColour, locale).toLowerCase();
    line.push(formatMessage({ id: 'public.talent.hair' }, { colour }));
  }
  if (followers !== null && talentTypes.includes('Influencer')) {
    const count = format.compact(followers);
    line.push(formatMessage({ id: 'public.talent.followers' }, { followers: count }));
  }
  return line;
}
