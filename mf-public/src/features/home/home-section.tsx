import { FormattedMessage, type MessageDescriptor } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { EmptyState, ErrorState, MoreLink, contentVisibilityAuto } from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { homeHeading } from './home-heading.ts';
import { homeMessages } from './home.messages.ts';

/** The part of a query's result that a section needs. */
export interface SectionState {
  isError: boolean;
  isLoading: boolean;
  error?: unknown;
  isEmpty: boolean;
  retry: () => void;
}

interface HomeSectionProps {
  id: string;
  title: MessageDescriptor;
  /** One line under the title. */
  lead: MessageDescriptor;
  /** Link to the full list. */
  more: string;
  state: SectionState;
  skeleton: ReactNode;
  /** Said when there is nothing to show. */
  empty: MessageDescriptor;
  tone?: 'paper' | 'raised';
  /** Under the content, and under what stands for it. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A section of the home page with its own loading, error and empty state. */
export function HomeSection(props: HomeSectionProps) {
  const { id, title, lead, more, state, skeleton, empty, tone = 'paper', foot, children } = props;
  return (
    <Band id={id} aria-labelledby={`${id}-title`} $tone={tone}>
      <Inner>
        <Heading>
          <div>
            <h2 id={`${id}-title`}>
              <FormattedMessage {...title} />
            </h2>
            <Lead>
              <FormattedMessage {...lead} />
            </Lead>
          </div>
          <MoreLink to={more}>
            <FormattedMessage {...homeMessages.more} />
          </MoreLink>
        </Heading>
        {state.isError ? (
          <ErrorState error={state.error} onRetry={state.retry} compact />
        ) : state.isLoading ? (
          <div aria-busy="true">{skeleton}</div>
        ) : state.isEmpty ? (
          <SectionEmpty title={empty} />
        ) : (
          children
        )}
        {foot && <Foot>{foot}</Foot>}
      </Inner>
    </Band>
  );
}

/** Empty state. */
export function SectionEmpty({ title }: { title: MessageDescriptor }) {
  return (
    <EmptyState title={<FormattedMessage {...title} />}>
      <FormattedMessage {...homeMessages.emptyDetail} />
    </EmptyState>
  );
}

/** Maps an RTK Query result to what a section needs. */
export function sectionState(query: {
  isError: boolean;
  error?: unknown;
  data?: { items: readonly unknown[] } | undefined;
  refetch: () => unknown;
}): SectionState {
  return {
    isError: query.isError && !query.data,
    error: query.error,
    isLoading: !query.data,
    isEmpty: query.data?.items.length === 0,
    retry: () => void query.refetch(),
  };
}

const Band = styled.section<{ $tone: 'paper' | 'raised' }>`
  ${contentVisibilityAuto(900)}
  padding-block: ${tokens.space12};
  background: ${({ $tone }) => ($tone === 'raised' ? tokens.paperRaised : 'transparent')};
  ${media.desktop} {
    padding-block: ${tokens.space24};
  }
`;

const Inner = styled.div`
  width: min(100% - 32px, ${tokens.contentWidth});
  margin-inline: auto;
`;

const Heading = styled.header`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space4};
  margin-block-end: ${tokens.space8};
  > div {
    min-width: 0;
  }
  > a {
    flex: none;
  }
  ${homeHeading}
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-block-start: ${tokens.space8};
`;

const Lead = styled.p`
  max-width: 60ch;
  color: ${tokens.inkMuted};
`;
