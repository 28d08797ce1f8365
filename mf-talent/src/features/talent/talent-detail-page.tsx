import { isApiError } from '@dara/shared/api';
import type { RoutePage } from '@dara/shared/contract';
import { FormattedMessage } from '@dara/shared/i18n';
import { useNotice } from '@dara/shared/notice';
import { startQueries } from '@dara/shared/resource';
import { useNavigate, useParams } from '@dara/shared/router';
import { useSession } from '@dara/shared/session';
import { tokens } from '@dara/shared/theme';
import { ErrorState, NoPermission } from '@dara/shared/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as talentApi,
  useManagementTalentDetailQuery,
  type TalentRecord,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { GuardianNotice } from '../../parts/guard/guardian-notice.tsx';
import { talentNameOf } from '../../parts/talent-names.ts';
import { ChangeDecision } from './change-decision.tsx';
import { DeletedTalent } from './deleted-talent.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { DetailPending } from './detail-pending.tsx';
import { TalentActions } from './talent-actions.tsx';
import { TalentTabs } from './talent-tabs.tsx';

const isMissing = (error: unknown) => isApiError(error) && error.status === 404;

function TalentDetailPage() {
  const { id = '' } = useParams();
  const { status, profile } = useSession();
  const isAdmin = profile?.permission === 'Admin';
  const query = useManagementTalentDetailQuery({ id });
  const isGone = query.isError && isMissing(query.error);
  // Who may restore it is shown what was deleted; for everybody else there is nothing.
  const deleted = useManagementTalentDetailQuery(
    { id, deleted: true },
    { skip: !isGone || !isAdmin },
  );
  if (isGone) {
    if (query.isFetching || deleted.isFetching || status === 'unknown') return <DetailPending />;
    if (isAdmin && deleted.isSuccess) return <DeletedTalent talent={deleted.data} />;
    if (!isAdmin || isMissing(deleted.error)) return <Gone />;
  }
  if (query.currentData) return <Detail key={id} talent={query.currentData} />;
  if (!query.isError) return <DetailPending />;
  if (isApiError(query.error) && query.error.status === 403) return <NoPermission />;
  return (
    <ErrorState
      level={1}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function Detail({ talent }: { talent: TalentRecord }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Page>
      <DetailHeading talent={talent}>
        <TalentActions talent={talent} onAddWork={() => setIsAdding(true)} />
      </DetailHeading>
      {talent.status === 'Rejected' && talent.statusReason && (
        <Reason role="note">
          <CircleAlert size={20} aria-hidden />
          <div>
            <strong>
              <FormattedMessage id="shared.record.rejectedBecause" />
            </strong>
            <p>{talent.statusReason}</p>
          </div>
        </Reason>
      )}
      <ChangeDecision key={talent.pendingChange?.id} talent={talent} />
      <GuardianNotice talent={talent} mode="staff" />
      <TalentTabs talent={talent} isAdding={isAdding} onAdding={setIsAdding} />
    </Page>
  );
}

/** Nobody has this address: a toast says so, and the list is next. */
function Gone() {
  const notice = useNotice();
  const navigate = useNavigate();
  useEffect(() => {
    notice({ kind: 'error', message: { id: 'shared.error.TALENT_NOT_EXIST' } });
    void navigate(paths.talents, { replace: true });
  }, [notice, navigate]);
  return null;
}

export const page: RoutePage = {
  Component: TalentDetailPage,
  loader: async ({ store, params }) => {
    const { managementTalentDetail, talentTags } = talentApi.endpoints;
    startQueries(store, [
      managementTalentDetail.initiate({ id: params.id ?? '' }),
      talentTags.initiate(),
    ]);
    return null;
  },
  head: ({ formatMessage }) => ({
    title: formatMessage('talent.manage.detailTitle'),
    noIndex: true,
  }),
  names: (args) => ({ id: talentNameOf(args) }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;

const Reason = styled.div`
  display: flex;
  gap: ${tokens.space3};
  margin-block-end: ${tokens.space6};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.dangerSoft};
  color: ${tokens.ink};
  overflow-wrap: anywhere;
  p {
    margin: 0;
    white-space: pre-line;
  }
  svg {
    flex: none;
    margin-block-start: 3px;
    color: ${tokens.danger};
  }
`;
