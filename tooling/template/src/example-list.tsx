import { useFormat } from '@dara/kit/format';
import { EmptyState } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import type { ExampleEntry } from './example-entries.ts';

/** Entries, the next one first. */
export function ExampleList({ entries }: { entries: readonly ExampleEntry[] }) {
  const locale = useLocale();
  const format = useFormat();
  if (entries.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="example.list.empty.title" />}>
        <FormattedMessage id="example.list.empty.text" />
      </EmptyState>
    );
  }
  return (
    <List>
      {entries.map(({ id, title, day }) => (
        <Entry key={id}>
          <h2>{localized(title, locale)}</h2>
          <time dateTime={day}>{format.date(day)}</time>
        </Entry>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space4};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  padding: ${tokens.space4} ${tokens.space5};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
  h2 {
    margin: 0;
    font-size: ${tokens.textLarge};
  }
  time {
    color: ${tokens.inkMuted};
  }
`;
