import { FormattedMessage, useLocale, type MessageDescriptor } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Breadcrumb, ButtonLink, EmptyState, ErrorState, SectionHeading } from '@dara/kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTalentListQuery, type TalentCard } from '../../api/generated.ts';
import { ContactPrompt } from '../../parts/contact/contact-prompt.tsx';
import { PortraitGridSkeleton } from '../../parts/cards/portrait-grid.tsx';
import { talentsArgs } from '../../parts/shortlist/talents-args.ts';
import { paths } from '../../paths.ts';
import { inOrder } from '../../parts/shortlist/in-order.ts';
import { missingFrom } from './shortlist.model.ts';
import { StarMark } from '../../parts/shortlist/star-mark.tsx';

interface ShortlistHeadProps {
  title: ReactNode;
  lead?: ReactNode;
}

export function ShortlistHead({ title, lead }: ShortlistHeadProps) {
  return (
    <>
      <Breadcrumb
        items={[
          { label: <FormattedMessage id="public.talent.list.title" />, to: paths.talents },
          { label: title },
        ]}
      />
      <Heading>
        <SectionHeading level={1} lead={lead}>
          {title}
        </SectionHeading>
      </Heading>
    </>
  );
}

interface EmptyShortlistProps {
  title: MessageDescriptor;
  children?: ReactNode;
}

/** An empty list, with a link to all talents. */
export function EmptyShortlist({ title, children }: EmptyShortlistProps) {
  return (
    <EmptyState
      icon={<StarMark size={24} />}
      title={<FormattedMessage {...title} />}
      action={
        <ButtonLink to={paths.talents} variant="primary">
          <FormattedMessage id="public.shortlist.browse" />
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}

interface ShortlistTalentsProps {
  ids: readonly string[];
  /** Above the talents, once loaded. */
  tools: (talents: readonly TalentCard[]) => ReactNode;
  /** Message about talents who are not public any more. */
  renderMissing: (ids: readonly string[]) => ReactNode;
  /** Shown when there is none. */
  empty: ReactNode;
  children: (talents: readonly TalentCard[]) => ReactNode;
}

/** The talents of a shortlist with actions; missing ones are left out. */
export function ShortlistTalents(props: ShortlistTalentsProps) {
  const { ids, tools, renderMissing, empty, children } = props;
  const { data, isError, error, isFetching, refetch } = useTalentListQuery(talentsArgs(ids));
  if (isError && !data) {
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <PortraitGridSkeleton count={Math.min(ids.length, 8)} />;
  const talents = inOrder(ids, data.items);
  // While a longer list is on its way the answer is the shorter one's: nothing is known to be missing yet.
  const missing = isFetching ? [] : missingFrom(ids, data.items);
  return (
    <>
      {talents.length > 0 && tools(talents)}
      {missing.length > 0 && <Note role="status">{renderMissing(missing)}</Note>}
      {talents.length > 0 ? (
        <>
          {children(talents)}
          <ContactPrompt talents={talents} />
        </>
      ) : (
        !isFetching && empty
      )}
    </>
  );
}

/** Beside its code, not in the catalogue, which every page loads. */
const SEND_BRIEF = { th: 'ส่งบรีฟ', en: 'Send a brief' } as const;

/** Leads to the brief about these talents. */
export function BriefLink({ ids }: { ids: readonly string[] }) {
  return (
    <ButtonLink to={paths.briefAbout(ids)} variant="primary">
      {SEND_BRIEF[useLocale()]}
    </ButtonLink>
  );
}

const Heading = styled.div`
  margin-block-start: ${tokens.space6};
`;

/** A line of text with actions. */
export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space4};
  margin-block-end: ${tokens.space6};
  padding: ${tokens.space3} ${tokens.space4};
  border-inline-start: 3px solid ${tokens.brand};
  border-radius: ${tokens.radiusSmall};
  background: ${tokens.paperRaised};
  > p {
    flex: 1 1 240px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space3} ${tokens.space4};
  margin-block-end: ${tokens.space6};
`;
