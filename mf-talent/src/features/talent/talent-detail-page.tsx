import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { RecordPage, RejectionNote, isMissing } from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as talentApi,
  useManagementTalentDetailQuery,
  type TalentRecord,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { GuardianNotice } from '../../parts/guard/guardian-notice.tsx';
import { talentNameOf } from '../../parts/talent-names.ts';
import { TalentChange } from './change-decision.tsx';
import { DeletedTalent } from './deleted-talent.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { TalentActions } from './talent-actions.tsx';
import { TalentEmail } from './talent-email.tsx';
import { TalentTabs } from './talent-tabs.tsx';

function TalentDetailPage() {
  const { id = '' } = useParams();
  const { profile } = useSession();
  const isAdmin = profile?.permission === 'Admin';
  const query = useManagementTalentDetailQuery({ id });
  const deleted = useManagementTalentDetailQuery(
    { id, deleted: true },
    { skip: !isAdmin || !isMissing(query) },
  );
  return (
    <RecordPage
      title={<FormattedMessage id="talent.manage.detailTitle" />}
      query={query}
      deleted={isAdmin ? deleted : undefined}
      missing={{ message: { id: 'agency.error.TALENT_NOT_EXIST' }, path: paths.talents }}
      renderDeleted={(talent) => <DeletedTalent talent={talent} />}
    >
      {(talent) => <Detail key={id} talent={talent} />}
    </RecordPage>
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
        <RejectionNote reason={talent.statusReason} />
      )}
      <TalentChange key={talent.pendingChange?.id} talent={talent} />
      <GuardianNotice talent={talent} mode="staff" />
      <TalentEmail talentId={talent.id} />
      <TalentTabs talent={talent} isAdding={isAdding} onAdding={setIsAdding} />
    </Page>
  );
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
