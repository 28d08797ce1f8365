import { isApiError } from '@dara/sdk/api';
import type { RoutePage } from '@dara/contract';
import { draftBase } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { startQueries } from '@dara/kit/resource';
import { useNavigate } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { ErrorState, NoPermission, Skeleton, VisuallyHidden } from '@dara/kit/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as talentApi,
  useTalentProfileQuery,
  type TalentRecord,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { GuardianNotice } from '../../parts/guard/guardian-notice.tsx';
import { PendingChangePart } from '../../parts/guard/pending-change.tsx';
import { recordDraftKey } from '../../parts/record/record-draft.ts';
import type { Editing } from './personal-tab.tsx';
import { FoldedHeader, ProfileHeader } from './profile-header.tsx';
import { ProfileStatus } from './profile-status.tsx';
import { ProfileTabs } from './profile-tabs.tsx';

function TalentProfilePage() {
  const query = useTalentProfileQuery();
  const { data, error } = query;
  if (data) return <Profile talent={data} />;
  if (!query.isError) return <Pending />;
  if (isApiError(error) && error.status === 403) return <NoPermission />;
  if (isApiError(error) && error.status === 404) return <NoProfile />;
  return (
    <>
      <Title />
      <ErrorState
        error={error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </>
  );
}

/** An account without a talent: shows a message and goes home. */
function NoProfile() {
  const notice = useNotice();
  const navigate = useNavigate();
  useEffect(() => {
    notice({ kind: 'error', message: { id: 'agency.error.TALENT_NOT_EXIST' } });
    void navigate(paths.home, { replace: true });
  }, [notice, navigate]);
  return null;
}

function Profile({ talent }: { talent: TalentRecord }) {
  // Continues a stored draft.
  const [editing, setEditing] = useState<Editing>(() =>
    draftBase(recordDraftKey(talent.id)) === undefined ? undefined : {},
  );
  return (
    <Page>
      {editing ? (
        <FoldedHeader talent={talent} />
      ) : (
        <>
          <ProfileHeader talent={talent} />
          <ProfileStatus talent={talent} />
        </>
      )}
      <PendingChangePart talent={talent} mode="own" />
      <GuardianNotice talent={talent} mode="own" />
      <ProfileTabs key={talent.id} talent={talent} editing={editing} onEdit={setEditing} />
    </Page>
  );
}

/** The page's heading until the name has loaded. */
function Title() {
  return (
    <VisuallyHidden as="h1">
      <FormattedMessage id="talent.profile.title" />
    </VisuallyHidden>
  );
}

function Pending() {
  const { formatMessage } = useIntl();
  return (
    <Page aria-busy>
      <Title />
      <VisuallyHidden role="status">{formatMessage({ id: 'kit.ui.loading' })}</VisuallyHidden>
      <PendingHead>
        <Skeleton shape="box" ratio="3 / 4" />
        <div>
          <Skeleton width={96} />
          <Skeleton width="60%" height={40} />
          <Skeleton width="40%" />
        </div>
      </PendingHead>
      <Columns>
        <Skeleton shape="box" height={320} />
        <Skeleton shape="box" height={320} />
      </Columns>
    </Page>
  );
}

export const page: RoutePage = {
  Component: TalentProfilePage,
  loader: async ({ store }) => {
    const { consentList, talentProfile } = talentApi.endpoints;
    startQueries(store, [talentProfile.initiate(), consentList.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('talent.profile.title'), noIndex: true }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space4};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${tokens.space6};
  }
`;

const PendingHead = styled.div`
  display: grid;
  grid-template-columns: minmax(112px, 34%) minmax(0, 1fr);
  gap: ${tokens.space4};
  align-items: start;
  margin-block-end: ${tokens.space6};
  > div {
    display: grid;
    gap: ${tokens.space3};
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${tokens.space8};
    align-items: end;
  }
`;
