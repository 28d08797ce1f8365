import { useBegunPerson } from '@dara/agency/fields';
import type { RoutePage } from '@dara/contract';
import { RecordPage } from '@dara/kit/record';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { useManagementBusinessOwnQuery } from '../../api/generated.ts';
import { paths } from '../../paths.ts';
import { BusinessForm } from './business-form.tsx';
import { BusinessView } from './business-view.tsx';

/** The path without id: the own business for its users, a new one for staff. */
function BusinessOwnPage() {
  const { profile } = useSession();
  return profile?.permission === 'Business' ? <OwnBusiness /> : <NewBusiness />;
}

function OwnBusiness() {
  const query = useManagementBusinessOwnQuery();
  return (
    <RecordPage
      title={<FormattedMessage id="business.profile.ownTitle" />}
      query={query}
      missing={{ message: { id: 'agency.error.BUSINESS_NOT_EXIST' }, path: paths.jobs }}
    >
      {(business) => <BusinessView business={business} />}
    </RecordPage>
  );
}

function NewBusiness() {
  const navigate = useNavigate();
  const begun = useBegunPerson();
  return (
    <Page>
      <SectionHeading level={1} lead={<FormattedMessage id="business.profile.createLead" />}>
        <FormattedMessage id="business.profile.create" />
      </SectionHeading>
      <BusinessForm
        key={begun?.key}
        mode="staff"
        begun={begun}
        onSaved={({ id }) =>
          void navigate(`${paths.businessDetail(id)}?tab=people`, { replace: true })
        }
        onCancel={() => void navigate(paths.businesses)}
      />
    </Page>
  );
}

export const page: RoutePage = {
  Component: BusinessOwnPage,
  head: ({ formatMessage }) => ({
    title: formatMessage('business.profile.detailTitle'),
    noIndex: true,
  }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
