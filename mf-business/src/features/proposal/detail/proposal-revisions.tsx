import { useFormat } from '@dara/kit/format';
import { EmptyState, ErrorState, Skeleton } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import {
  useManagementProposalRevisionsQuery,
  type ProposalRevision,
} from '../../../api/generated.ts';
import { ClientDecision } from '../../../parts/proposal/offer/client-decision.tsx';
import { ChangeList } from '../../../parts/proposal/change-list.tsx';

/** Sent revisions, newest first, with changes and client decisions. */
export function ProposalRevisions({ id }: { id: string }) {
  const query = useManagementProposalRevisionsQuery({ id });
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <Skeleton shape="box" height={240} />;
  if (query.data.items.length === 0) {
    return <EmptyState title={<FormattedMessage id="business.proposal.revisions.empty" />} />;
  }
  return (
    <List>
      {query.data.items.map((revision) => (
        <Revision key={revision.revision} {...revision} />
      ))}
    </List>
  );
}

function Revision({ revision, sentAt, total, changes, answers }: ProposalRevision) {
  const format = useFormat();
  const locale = useLocale();
  const said = answers.filter(({ decision }) => decision !== 'None');
  return (
    <li>
      <h3>
        <FormattedMessage id="business.proposal.revision" values={{ revision }} />
      </h3>
      <small>
        <FormattedMessage
          id="business.proposal.revisions.sent"
          values={{ date: format.dateTime(sentAt), total: format.money(total) }}
        />
      </small>
      {changes.length > 0 && (
        <>
          <h4>
            <FormattedMessage id="business.proposal.revisions.changes" />
          </h4>
          <ChangeList changes={changes} />
        </>
      )}
      {said.length > 0 && (
        <>
          <h4>
            <FormattedMessage id="business.proposal.revisions.answers" />
          </h4>
          {said.map((answer, at) => (
            <Answer key={at}>
              <strong>
                {answer.talentName ? (
                  localized(answer.talentName, locale)
                ) : (
                  <FormattedMessage id="business.proposal.offer.away" />
                )}
              </strong>
              <ClientDecision item={answer} />
            </Answer>
          ))}
        </>
      )}
    </li>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${tokens.space4};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: ${tokens.space5} ${tokens.space4};
    border: 1px solid ${tokens.line};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
  }
  h3,
  h4 {
    margin: 0;
    font-size: ${tokens.textBody};
  }
  h4 {
    margin-block-start: ${tokens.space4};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  small {
    color: ${tokens.inkMuted};
  }
`;

const Answer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1} ${tokens.space3};
  margin-block-start: ${tokens.space2};
`;
