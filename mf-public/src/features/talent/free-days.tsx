import { useIntl, useLocale } from '@dara/sdk/i18n';
import { FilterGroup, type ListState } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { FreeDaysForm } from '../../parts/free-days/free-days-form.tsx';
import type { TalentFilterSpecs } from './talent-list.model.ts';
import { talentMessages } from './talent.messages.ts';

/** Beside its code, not in the catalogue, which every page loads. */
const HINT = {
  th: 'แสดงคนที่คิวว่างตลอดช่วงที่เลือก ศิลปินอายุต่ำกว่า 18 ปี โปรดสอบถามคิวกับทีมงาน',
  en: 'Shows who is free on all of these days. For talents under 18, please ask us.',
} as const;

/** Filter by who is free. */
export function FreeDays({ list }: { list: ListState<TalentFilterSpecs> }) {
  const { formatMessage } = useIntl();
  return (
    <FilterGroup label={formatMessage(talentMessages.free)} isFolded={!list.filters.free}>
      <Hint>{HINT[useLocale()]}</Hint>
      <FreeDaysForm list={list} />
    </FilterGroup>
  );
}

const Hint = styled.p`
  margin-block-end: 8px;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
