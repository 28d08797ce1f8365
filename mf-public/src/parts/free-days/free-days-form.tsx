import { FormattedMessage } from '@dara/sdk/i18n';
import { HiddenQueryFields, type ListState } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { Button, TextField } from '@dara/kit/ui';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { freeBounds, freeFilter, type FreeSpecs } from './free-filter.ts';

const ENDS = ['from', 'to'] as const;

interface FreeDaysFormProps {
  list: Pick<ListState<FreeSpecs>, 'filters' | 'formOf' | 'setFilters'>;
  className?: string;
  /** Text of the button. */
  submit?: ReactNode;
}

/** Two days by the browser's own pickers, which need no scripts. */
export function FreeDaysForm({ list, className, submit }: FreeDaysFormProps) {
  const { free } = list.filters;
  const form = list.formOf('free');
  const bounds = freeBounds();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = new FormData(event.currentTarget).getAll('free').map(String);
    list.setFilters({ free: freeFilter.read(days) });
  };
  return (
    <Days
      // The boxes hold what the address says: a removed filter empties them.
      key={`${free?.from} ${free?.to}`}
      className={className}
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
          label={<FormattedMessage id={`kit.resource.range.${end}`} />}
          defaultValue={free?.[end]}
          {...bounds}
        />
      ))}
      <Button type="submit" size="small">
        {submit ?? <FormattedMessage id="kit.resource.apply" />}
      </Button>
    </Days>
  );
}

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
