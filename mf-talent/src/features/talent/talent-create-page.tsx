import { useBegunPerson } from '@dara/agency/fields';
import type { RoutePage } from '@dara/contract';
import { FormattedMessage } from '@dara/sdk/i18n';
import { startQueries } from '@dara/kit/resource';
import { Navigate, useNavigate } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { SectionHeading } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { endpoints as talentApi } from '../../api/generated.ts';
import { RecordForm } from '../../parts/record/record-form.tsx';
import { paths } from '../../paths.ts';

/** The address without an id: staff make a talent here, a talent finds its own profile. */
function TalentCreatePage() {
  const { profile } = useSession();
  const navigate = useNavigate();
  const begun = useBegunPerson();
  if (profile?.permission === 'Talent') return <Navigate to={paths.profile} replace />;
  return (
    <Page>
      <SectionHeading level={1} lead={<FormattedMessage id="talent.manage.createLead" />}>
        <FormattedMessage id="talent.manage.create" />
      </SectionHeading>
      <RecordForm
        key={begun?.key}
        mode="staff"
        begun={begun}
        onSaved={(talent) => void navigate(paths.talentDetail(talent.id), { replace: true })}
        onCancel={() => void navigate(paths.talents)}
      />
    </Page>
  );
}

export const page: RoutePage = {
  Component: TalentCreatePage,
  loader: async ({ store }) => {
    startQueries(store, [talentApi.endpoints.talentTags.initiate()]);
    return null;
  },
  head: ({ formatMessage }) => ({ title: formatMessage('talent.manage.create'), noIndex: true }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
