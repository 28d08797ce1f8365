import type { RoutePage } from '@dara/contract';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { ENTRIES } from './example-entries.ts';
import { ExampleList } from './example-list.tsx';

function ExampleListPage() {
  return (
    <Column>
      <SectionHeading level={1} lead={<FormattedMessage id="example.list.lead" />}>
        <FormattedMessage id="example.list.title" />
      </SectionHeading>
      <ExampleList entries={ENTRIES} />
    </Column>
  );
}

export const page: RoutePage = {
  Component: ExampleListPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('example.list.title'),
    description: formatMessage('example.list.description'),
    canonical: '/example',
    type: 'website',
  }),
};

const Column = styled.div`
  width: min(100% - 32px, ${tokens.contentWidth});
  margin-inline: auto;
  padding-block: ${tokens.space8} ${tokens.space12};
`;
