import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import { FilterGroup, HiddenQueryFields, type ListState } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { Button, TextField } from '@dara/kit/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { freeBounds, talentListSpec, type TalentFilterSpecs } from './talent-list.model.ts';
import { talentMessages } from './talent.messages.ts';

/** Beside its code, not in the catalogue, which every page loads. */
const HINT = {
  th: 'แสดงคนที่คิวว่างตลอดช่วงที่เลือก ศิลปินอายุต่ำกว่า 18 ปี โปรดสอบถามคิวกับทีมงาน',
  en: 'Shows who is free on all of these days. For talents under 18, please ask us.',
} as const;

const ENDS = ['from', 'to'] as const;

/** Who is free: two days by the browser's own pickers, which need no scripts. */
export function FreeDays({ list }: { list: ListState<TalentFilterSpecs> }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { free } = list.filters;
  const form = list.formOf('free');
  const bounds = freeBounds();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = new FormData(event.currentTarget).getAll('free').map(String);
    list.setFilters({ free: talentListSpec.filters.free.read(days) });
  };
  return (
    <FilterGroup label={formatMessage(talentMessages.free)} isFolded={!free}>
      <Hint>{HINT[locale]}</Hint>
      <Days
        // The boxes hold what the address says: a removed filter empties them.
        key={`${free?.from} ${free?.to}`}
        method="get"
        action={form.action}
        onSubmit={handleSubmit}
      >
        <HiddenQueryFields form={form} />
        {ENDS.map((end) => (
          <TextField
            key={end}
            type="date"
            name="free"
            label={formatMessage({ id: `kit.resource.range.${end}` })}
            defaultValue={free?.[end]}
            {...bounds}
          />
        ))}
        <Button type="submit" size="small">
          <FormattedMessage id="kit.resource.apply" />
        </Button>
      </Days>
    </FilterGroup>
  );
}

const Hint = styled.p`
  margin-block-end: 8px;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Days = styled.form`
  display: grid;
  justify-items: start;
  gap: 12px;
  label {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    font-weight: 400;
  }
`;
