import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import {
  RecordPage,
  RejectionNote,
  isMissing,
  ChangeDecision,
  DeletedBanner,
} from '@dara/kit/record';
import { startQueries } from '@dara/kit/resource';
import { useParams } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { SectionHeading } from '@dara/kit/ui';
import { WaitingEmail } from '@dara/agency/email';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  endpoints as talentApi,
  useManagementTalentDetailQuery,
  type TalentRecord,
  useManagementTalentChangeDecideMutation,
  useManagementEmailChangeCancelMutation,
  useManagementEmailChangeDecideMutation,
  useManagementEmailChangeOldLostMutation,
  useManagementEmailChangeQuery,
} from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { GuardianNotice } from '../../parts/guard/guardian-notice.tsx';
import { talentNameOf, useTalentName } from '../../parts/talent-names.ts';
import { DetailHeading } from './detail-heading.tsx';
import { TalentActions } from './talent-actions.tsx';
import { TalentTabs } from './talent-tabs.tsx';
import { PendingChangePart } from '../../parts/guard/pending-change.tsx';
import { useTalentRestore } from './restore-talent.tsx';
import { TalentHistory } from './talent-history.tsx';

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

/** A change of birthday or guardian in review, for staff to decide on. */
function TalentChange({ talent }: { talent: TalentRecord }) {
  const [decide] = useManagementTalentChangeDecideMutation();
  const { name } = useTalentName(talent);
  const { id, pendingChange: change } = talent;
  if (!change) return null;
  return (
    <PendingChangePart
      talent={talent}
      mode="staff"
      actions={
        <ChangeDecision
          key={change.id}
          texts="talent.change"
          name={name}
          version={change.id}
          send={(status, reason) =>
            decide({ id, changeId: change.id, talentChangeBody: { status, reason } }).unwrap()
          }
        />
      }
    />
  );
}

/** A deleted talent: who it was, what happened, and how to restore it. */
function DeletedTalent({ talent }: { talent: TalentRecord }) {
  const restore = useTalentRestore(talent);
  return (
    <>
      <DetailHeading talent={talent} isDeleted />
      <DeletedBanner {...restore}>
        <FormattedMessage id="talent.manage.deletedText" />
      </DeletedBanner>
      <SectionHeading level={2}>
        <FormattedMessage id="kit.record.history" />
      </SectionHeading>
      <TalentHistory id={talent.id} />
    </>
  );
}

/** Another address that a talent waits for; nothing where there is none. */
function TalentEmail({ talentId }: { talentId: string }) {
  const { data } = useManagementEmailChangeQuery({ talentId }, { refetchOnMountOrArgChange: true });
  const [cancel] = useManagementEmailChangeCancelMutation();
  const [reportOldLost] = useManagementEmailChangeOldLostMutation();
  const [decide] = useManagementEmailChangeDecideMutation();
  return <WaitingEmail change={data?.pending} {...{ cancel, reportOldLost, decide }} />;
}

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
